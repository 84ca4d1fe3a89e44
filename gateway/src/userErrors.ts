import type { UserError, UserErrorCode } from "./__generated__/resolvers.ts";
import { RestProblem } from "./rest/errors.ts";
import type { RestProblem as Problem } from "./rest/payloads.ts";

/** What a call gave, or why the service refused it in a way that a person can mend. */
export type Attempt<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserError[] };

type Detail = NonNullable<Problem["details"]>[number];

const codes: Record<string, UserErrorCode> = {
  INSTALLATION_COMPLETED: "ALREADY_COMPLETED",
  INSTALLATION_ACTIVATED: "ALREADY_ACTIVATED",
  INSTALLATION_INCOMPLETE: "NOT_READY",
  FOLDER_NOT_SIGNABLE: "FOLDER_NOT_SIGNABLE",
  FILE_TOO_LARGE: "FILE_TOO_LARGE",
  RATE_LIMITED: "RATE_LIMITED",
};

const codesByField: Record<string, UserErrorCode> = {
  activationDate: "DATE_INVALID",
  toEmail: "EMAIL_INVALID",
  folderIds: "NO_FOLDER_SELECTED",
  contentType: "FILE_TYPE_NOT_ALLOWED",
};

/**
 * Turns expected refusals of a REST call into user errors; lets everything else through as it is.
 * @throws RestProblem and the client's own errors
 */
export async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await call, userErrors: [] };
  } catch (error) {
    const userErrors = error instanceof RestProblem && error.problem ? userErrorsOf(error.problem) : [];
    if (userErrors.length === 0) throw error;
    return { value: null, userErrors };
  }
}

export function userError(code: UserErrorCode, message: string, field: string | null = null): UserError {
  return { code, field, message };
}

function userErrorsOf(problem: Problem): UserError[] {
  const code = codes[problem.code];
  if (code) return [userError(code, problem.message)];
  if (problem.code !== "VALIDATION_FAILED") return [];
  return (problem.details ?? []).map((detail) => {
    const field = lastSegment(detail.field);
    return userError(codeOf(detail, field), detail.message, field);
  });
}

function codeOf(detail: Detail, field: string): UserErrorCode {
  if (detail.code === "FIELD_REQUIRED") return "FIELD_REQUIRED";
  return codes[detail.code] ?? codesByField[field] ?? "VALUE_INVALID";
}

function lastSegment(field: string): string {
  return field.split(/[./]/).at(-1) || field;
}
