import { UserErrorCode, type UserError as UserErrorSource } from "../__generated__/schema.ts";
import { RestProblem } from "../rest/errors.ts";
import type { RestProblemBody as Problem } from "../rest/types.ts";
import { toObjectId } from "./globalId.ts";

export type Attempt<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserErrorSource[] };

export const UserError = {
  path: ({ field }: UserErrorSource) => field?.split(".") ?? null,
};

type Detail = NonNullable<Problem["details"]>[number];

export type Codes = Record<string, UserErrorCode>;

// The codes that every mutation renames. A call renames more by its `codes`.
const renamed: Codes = {
  VERSION_CONFLICT: "CONFLICT",
  INSTALLATION_COMPLETED: "ALREADY_COMPLETED",
  INSTALLATION_ACTIVATED: "ALREADY_ACTIVATED",
  INSTALLATION_INCOMPLETE: "NOT_READY",
};

const codesByField: Codes = {
  activationDate: "DATE_INVALID",
  startDate: "DATE_INVALID",
  endDate: "DATE_INVALID",
  endsOn: "DATE_INVALID",
  measuredOn: "DATE_INVALID",
  email: "EMAIL_INVALID",
  customerEmail: "EMAIL_INVALID",
  toEmail: "EMAIL_INVALID",
  folderIds: "NO_FOLDER_SELECTED",
  contentType: "FILE_TYPE_NOT_ALLOWED",
};

// The field that a user error names if REST's problem names no field.
const fieldsByCode: Partial<Record<UserErrorCode, string>> = {
  EMAIL_TAKEN: "email",
  FILE_TOO_LARGE: "size",
  FOLDER_IS_ROOT: "folderId",
  FOLDER_NOT_ACTIVATED: "folderIds",
  FOLDER_NOT_SIGNABLE: "folderIds",
  FOLDER_TOO_DEEP: "parentFolderId",
  IDEMPOTENCY_KEY_REUSED: "idempotencyKey",
  IDEMPOTENCY_RUNNING: "idempotencyKey",
  INSTALLER_NOT_ALLOWED: "installerId",
  INVITATION_IN_USE: "userId",
  INVITATION_NOT_FOUND: "token",
  PRODUCT_MEASURED_OTHERWISE: "productId",
  PRODUCT_OTHER_PARTICULARS: "productId",
  TARGET_FOLDER_IS_CURRENT: "newFolderId",
};

/** For actions that `viewerCan…` fields offer: a refusal becomes a user error in the payload. */
export const notAllowedCodes: Codes = {
  FORBIDDEN: "NOT_ALLOWED",
  ADMIN_ONLY: "NOT_ALLOWED",
  OWNER_ONLY: "NOT_ALLOWED",
  NOT_ONESELF: "NOT_ALLOWED",
  ONESELF_ONLY: "NOT_ALLOWED",
};

/** Null for the code of an error that a person cannot correct. */
export const toUserErrorCode = (code: string | null): UserErrorCode | null =>
  renamed[code ?? ""] ?? Object.values(UserErrorCode).find((known) => known === code) ?? null;

/** Turns refusals that a person can correct into user errors; `codes` adds codes for this call. @throws other errors */
export async function catchUserErrors<T>(call: Promise<T>, codes: Codes = {}): Promise<Attempt<T>> {
  try {
    return { value: await call, userErrors: [] };
  } catch (error) {
    const userErrors = error instanceof RestProblem && error.problem ? userErrorsOf(error.problem, codes) : [];
    if (userErrors.length === 0) throw error;
    return { value: null, userErrors };
  }
}

/** The payload of a mutation that gives one thing under `name`, or null beside the user errors. */
export async function payloadOf<Name extends string, T>(name: Name, call: Promise<T>, codes?: Codes) {
  const { value, userErrors } = await catchUserErrors(call, codes);
  return { [name]: value, userErrors } as Record<Name, NoInfer<T> | null> & { userErrors: UserErrorSource[] };
}

export function userError(code: UserErrorCode, message: string, field: string | null = null): UserErrorSource {
  return { code, field, message };
}

function userErrorsOf(problem: Problem, own: Codes): UserErrorSource[] {
  const code = own[problem.code] ?? toUserErrorCode(problem.code);
  const { retryAfter, changedBy, ownedBy } = problem;
  if (code) return [{ ...userError(code, problem.message, fieldsByCode[code]), retryAfter, changedBy, ownedBy }];
  return problem.code === "VALIDATION_FAILED" ? toUserErrors(problem.details) : [];
}

export function toUserErrors(details: Detail[] = []): UserErrorSource[] {
  return details.map((detail) => {
    const field = inputField(detail.field);
    return {
      ...userError(codeOf(detail, field), messageOf(detail, field), field || null),
      ...limitsOf(detail),
      ...(detail.existing && { existingId: toObjectId(detail.existing) }),
    };
  });
}

function codeOf(detail: Detail, field: string): UserErrorCode {
  if (detail.code === "FIELD_REQUIRED") return "FIELD_REQUIRED";
  return toUserErrorCode(detail.code) ?? codesByField[field.split(".").at(-1) ?? field] ?? "VALUE_INVALID";
}

// Only a whole sentence explains a rule. A validator's message is no sentence, and differs between versions.
const explanation = /^\p{Lu}.*\.$/su;

/** REST's message with the name of the input's field; null if it explains nothing. */
function explanationOf({ field: restField, message = "" }: Detail, field: string): string | null {
  const [own, input] = restField ? [`${restField} `, `${field} `] : ["The body ", "The input "];
  if (message.startsWith(own) && message.endsWith(".")) return input + message.slice(own.length);
  return explanation.test(message) ? message : null;
}

function messageOf(detail: Detail, field: string): string {
  const { code, limit, existing } = detail;
  const words: Record<string, string> = {
    FIELD_REQUIRED: "is required",
    NAME_HOLDS_ADDRESS: "may hold no address of the web",
    EXTERNAL_ID_TAKEN: existing ? `is that of the ${existing.kind.toLowerCase()} ${existing.id}` : "stands here twice",
    FIELD_TOO_LONG: limit === undefined ? "is too long" : `may have ${limit} characters at most`,
  };
  if (words[code]) return `${field} ${words[code]}`;
  const bound = limit === undefined ? "" : `; the limit is ${limit}`;
  const unexplained: Record<string, string> = {
    FIELD_TOO_SMALL: `is too small${bound}`,
    FIELD_TOO_LARGE: `is too large${bound}`,
  };
  return explanationOf(detail, field) ?? `${field} ${unexplained[code] ?? "cannot be stored as it is"}`;
}

function limitsOf({ code, limit }: Detail): Pick<UserErrorSource, "min" | "max"> {
  if (limit === undefined) return {};
  if (code === "FIELD_TOO_SMALL") return { min: limit };
  return code === "FIELD_TOO_LONG" || code === "FIELD_TOO_LARGE" ? { max: limit } : {};
}

// Fields that REST takes as headers.
const inputFields: Record<string, string> = { "idempotency-key": "idempotencyKey", "if-match": "version" };

// Keeps the last segment of REST's path, and for a list's item everything from the list's name on (`rooms.2.title`).
function inputField(path: string): string {
  if (inputFields[path]) return inputFields[path];
  // Metadata keys may have dots and be numbers.
  const segments = path
    .replace(/(^|[./])metadata[./].*/, "$1metadata")
    .split(/[./]/)
    .filter(Boolean);
  const index = segments.findIndex((segment) => /^\d+$/.test(segment));
  return (index > 0 ? segments.slice(index - 1).join(".") : segments.at(-1)) ?? path;
}
