import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { UserPool } from "./openUserPool.ts";
import { invalidParameter } from "./poolError.ts";

export interface PoolCall {
  db: Kysely<Tables>;
  userPool: UserPool;
  input: Record<string, unknown>;
}

export type PoolAction = (call: PoolCall) => Promise<object>;

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
