import type { ErrorCode } from "../errors.ts";
import type { RestProblemBody as Problem } from "./types.ts";

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

// Ids that are unknown and those of other companies are not told apart.
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

export function isNotFound(error: unknown): boolean {
  return error instanceof RestProblem && error.status === 404;
}

export function isForbidden(error: unknown): boolean {
  return error instanceof RestProblem && error.status === 403;
}

export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
