import type { Json } from "../shapes.ts";

/** One thing wrong with a payload: where, a short code, and a sentence. */
export interface Problem {
  path: (string | number)[];
  code: string;
  message: string;
}

/** A payload that failed the judge. `side` says who sent it: the bot (request) or the sandbox itself. */
export interface Fault {
  side: "request" | "answer" | "dispatch";
  operation: string;
  problems: Problem[];
  body: unknown;
  at: number;
}

/** The problems in the nested form of Discord's field `errors`. */
export function errorTree(problems: readonly Problem[]): Json {
  const tree: Json = {};
  for (const problem of problems) {
    let node = tree;
    for (const step of problem.path) {
      const key = String(step);
      const next = node[key];
      if (isObject(next)) node = next;
      else {
        const made: Json = {};
        node[key] = made;
        node = made;
      }
    }
    const list = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...list, { code: problem.code, message: problem.message }];
  }
  return tree;
}

/** A fault as one line, for test output and the console; it holds no payload. */
export function describeFault(fault: Fault): string {
  const problems = fault.problems.map(
    (problem) => `${problem.path.join(".") || "(body)"}: ${problem.message}`,
  );
  return `${fault.side} ${fault.operation}: ${problems.join("; ")}`;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
