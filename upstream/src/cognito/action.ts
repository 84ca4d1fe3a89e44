import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import type { Mail } from "../mail/Mail.ts";
import type { CallOrigin } from "./callOrigin.ts";
import { invalidParameter } from "./cognitoError.ts";
import type { UserPool } from "./userPool.ts";

export type CognitoServices = {
  db: Kysely<Tables>;
  userPool: UserPool;
  mail: Mail;
  config: Config;
};

export type CognitoCall = CognitoServices & {
  input: Record<string, unknown>;
  origin: CallOrigin;
  /** Runs the work after the answer, so that its time does not reveal whether an account exists. Logs a failure. */
  later(work: () => Promise<void>): void;
};

export type CognitoAction = (call: CognitoCall) => Promise<object>;

export function requiredText(input: Record<string, unknown>, name: string): string {
  const value = input[name];
  if (typeof value !== "string" || value === "" || value.length > 8_192) {
    throw invalidParameter(`Missing required parameter ${name}`);
  }
  return value;
}

export function requiredRecord(input: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = input[name];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalidParameter(`Missing required parameter ${name}`);
  }
  return { ...value };
}
