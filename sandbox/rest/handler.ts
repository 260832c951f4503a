import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, apiError } from "../errors.ts";
import { tooMany } from "../rate-limits.ts";
import type { Services } from "../services.ts";
import { readBody } from "./body.ts";
import { channelRoutes } from "./channels.ts";
import { commandRoutes } from "./commands.ts";
import { interactionRoutes } from "./interactions.ts";
import { messageRoutes } from "./messages.ts";
import type { Answer, Route } from "./route.ts";
import { selfRoutes } from "./self.ts";

/** A fault for the next requests of a route, by its name (see `Route.name`), such as "message.create". */
export interface Injection {
  route: string;
  /** 429, a 5xx status, or "hangup": the connection is cut. */
  answer: number | "hangup";
  /** Whether the request takes effect all the same. */
  applied?: boolean;
  /** Seconds, for 429. */
  retryAfter?: number;
  /** How many requests; 1 unless told. */
  times?: number;
}

/** One request as served; tokens are left out of the path. */
export interface Served {
  at: number;
  method: string;
  route: string;
  path: string;
  status: number;
}

const routes: Route[] = [
  ...interactionRoutes,
  ...selfRoutes,
  ...commandRoutes,
  ...messageRoutes,
  ...channelRoutes,
];
const table = routes.map((route) => ({ route, steps: route.path.split("/").slice(1) }));

/** Serves /api/v10: finds the route, checks the token, counts the bucket, judges the answer. */
export class RestHandler {
  readonly served: Served[] = [];
  private readonly injections: { injection: Injection; left: number }[] = [];

  constructor(
    private readonly services: Services,
    private readonly report: (error: unknown) => void,
  ) {}

  inject(injection: Injection): void {
    this.injections.push({ injection, left: injection.times ?? 1 });
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? "GET";
    const steps = url.pathname
      .replace(/^\/api\/v\d+/, "")
      .split("/")
      .slice(1)
      .map((step) => decodeURIComponent(step));
    const found = match(method, steps);
    const status = await this.run(request, response, url, found).catch((error: unknown) => {
      this.report(error);
      return send(response, 500, { message: "500: Internal Server Error", code: 0 }, {});
    });
    const path = steps.map((step) => (step.startsWith("sandbox.") ? "…" : step)).join("/");
    this.served.push({ at: this.services.clock.now(), method, route: found?.route.name ?? "", path, status });
    if (this.served.length > 5000) this.served.shift();
  }

  private async run(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    found: { route: Route; params: Record<string, string> } | undefined,
  ): Promise<number> {
    let headers: Record<string, string> = {};
    try {
      const incoming = await readBody(request);
      if (!found) throw apiError("noRoute");
      const { route, params } = found;
      if (!route.open && request.headers.authorization !== `Bot ${this.services.botToken}`) {
        throw apiError("unauthorized");
      }
      for (const channel of this.services.world.archiveIdle()) {
        this.services.gateway.dispatch("THREAD_UPDATE", this.services.wire.channel(channel));
      }
      const fault = this.nextInjection(route.name);
      if (fault && !fault.applied) return inflict(fault, response);
      const major = route.major === undefined ? "" : (params[route.major] ?? "");
      headers = this.services.rates.take(bucketName(route), major);
      const answer = route.handle({ params, query: url.searchParams, incoming }, this.services);
      if (fault) return inflict(fault, response);
      this.judge(answer);
      return send(response, answer.status, answer.body, headers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return send(response, error.status, error.body(), { ...headers, ...error.headers });
    }
  }

  private judge(answer: Answer): void {
    if (answer.as) this.services.judge.answer(answer.as, answer.body);
  }

  private nextInjection(name: string): Injection | undefined {
    const found = this.injections.find((entry) => entry.injection.route === name && entry.left > 0);
    if (!found) return undefined;
    found.left -= 1;
    return found.injection;
  }
}

function bucketName(route: Route): string {
  return route.name.startsWith("webhook.") && route.method !== "GET" ? "webhook" : route.name;
}

function match(method: string, steps: readonly string[]) {
  for (const { route, steps: pattern } of table) {
    if (route.method !== method || pattern.length !== steps.length) continue;
    const params: Record<string, string> = {};
    const fits = pattern.every((wanted, index) => {
      const given = steps[index] ?? "";
      if (wanted.startsWith(":")) {
        params[wanted.slice(1)] = given;
        return given !== "";
      }
      return wanted === given;
    });
    if (fits) return { route, params };
  }
  return undefined;
}

function inflict(fault: Injection, response: ServerResponse): number {
  if (fault.answer === "hangup") {
    response.socket?.resetAndDestroy();
    return 0;
  }
  if (fault.answer === 429) {
    const error = tooMany(fault.retryAfter ?? 0.2);
    return send(response, 429, error.body(), error.headers);
  }
  return send(response, fault.answer, { message: `${fault.answer}: injected`, code: 0 }, {});
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string>,
): number {
  if (response.destroyed) return status;
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return status;
  }
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  return status;
}
