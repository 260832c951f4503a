import type { AnswerName } from "../judge/spec.ts";
import type { Incoming } from "../messages.ts";
import type { Services } from "../services.ts";

export interface Request {
  params: Record<string, string>;
  query: URLSearchParams;
  incoming: Incoming;
}

/** What a route answers; `as` names the schema that the body is judged by. */
export interface Answer {
  status: number;
  body?: unknown;
  as?: AnswerName;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path behind /api/v10, with `:name` for a parameter. */
  path: string;
  /** Name for rate limits, fault injection and the request log. */
  name: string;
  /** Interaction routes carry their own token in the path. */
  open?: boolean;
  /** The parameter that splits the rate limit bucket. */
  major?: string;
  handle: (request: Request, services: Services) => Answer;
}

/** A parameter that the path pattern guarantees. */
export function param(request: Request, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}`);
  return value;
}

export const done: Answer = { status: 204 };
