import type { Clock } from "../clock.ts";
import { apiError } from "../errors.ts";
import type { Json } from "../shapes.ts";
import type { DispatchName } from "./dispatch-types.ts";
import { judgeDispatch, warmDispatches } from "./dispatches.ts";
import { errorTree, type Fault, type Problem } from "./problem.ts";
import { type AnswerName, judgeAnswer, judgeRequest, type RequestName, warmSpec } from "./spec.ts";

/** What the judge does with a bad request: refuse it like Discord and note it, or only note it. */
export type Strictness = "strict" | "record";

/** Judges everything that passes between bot and sandbox, and keeps what failed. */
export class Judge {
  readonly faults: Fault[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly strictness: Strictness,
  ) {}

  /** Builds all schemas before any deadline runs; about a second, once a process. */
  static warm(): void {
    warmSpec();
    warmDispatches();
  }

  /**
   * Judges a request by the published description and the given hand-written findings.
   * @throws ApiError 50035 in strict mode
   */
  request(name: RequestName, body: unknown, more: () => Problem[] = () => []): void {
    const described = judgeRequest(name, body);
    // Limits read the body by its types, so they only make sense once the description is met.
    this.found(
      "request",
      name,
      described.some((problem) => problem.code !== "UNKNOWN_KEY") ? described : [...described, ...more()],
      body,
    );
  }

  /** Notes findings made elsewhere about a request. @throws ApiError 50035 in strict mode */
  limits(operation: string, problems: Problem[], body: unknown): void {
    this.found("request", operation, problems, body);
  }

  /** Notes findings about a request that is refused anyway. */
  note(operation: string, problems: Problem[], body: unknown): void {
    this.keep({ side: "request", operation, problems, body, at: this.clock.now() });
  }

  answer(name: AnswerName, body: unknown): void {
    this.found("answer", name, judgeAnswer(name, body), body);
  }

  dispatch(name: DispatchName, data: Json): void {
    this.found("dispatch", name, judgeDispatch(name, data), data);
  }

  private found(side: Fault["side"], operation: string, problems: Problem[], body: unknown): void {
    if (problems.length === 0) return;
    this.keep({ side, operation, problems, body, at: this.clock.now() });
    if (side === "request" && this.strictness === "strict")
      throw apiError("invalidForm", errorTree(problems));
  }

  private keep(fault: Fault): void {
    this.faults.push(fault);
    if (this.faults.length > 500) this.faults.shift();
  }
}
