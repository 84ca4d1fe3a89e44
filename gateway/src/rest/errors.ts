import type { ErrorCode } from "../errors.ts";
import type { RestProblem as Problem } from "./types.ts";

/** An answer of the REST service with an error status. `problem` is null when the body was not the contract's. */
export class RestProblem extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(`The REST service answered ${status}${problem ? ` ${problem.code}` : ""}`);
    this.name = "RestProblem";
    this.status = status;
    this.problem = problem;
  }
}

/** The code for clients, by HTTP status. Foreign and unknown ids are not told apart. */
export function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return "UNAUTHENTICATED";
    case 403:
      return "FORBIDDEN";
    case 404:
      return "NOT_FOUND";
    case 408:
    case 504:
      return "UPSTREAM_TIMEOUT";
    case 429:
      return "RATE_LIMITED";
    case 507:
      return "STORAGE_FULL";
    default:
      return status < 500 ? "BAD_USER_INPUT" : "UPSTREAM_ERROR";
  }
}

/** Whether the service said that something is not there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof RestProblem && error.status === 404;
}

/** Null in place of an answer that says the thing is not there. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
