import { expect } from "@jest/globals";
import type { OperationId } from "../../src/http/operation.ts";
import type { TestCompany, TestUpstream } from "../startTestUpstream.ts";

export type Tested = {
  readonly upstream: TestUpstream;
  readonly company: TestCompany;
};

export type Case = {
  told: string;
  /** Prepares the objects. Returns the call whose entries are counted. */
  prepare: () => Promise<() => Promise<unknown>>;
  entries: string[];
};

/** Cases by operation; null for an operation that makes no history entries. */
export type Cases = Partial<Record<OperationId, Case[] | null>>;

type Request = [path: string, body: object];

export function createCases(tested: Tested) {
  const calls = (told: string, entries: string[], prepare: Case["prepare"]): Case => ({ told, entries, prepare });
  return {
    calls,
    puts: (told: string, entries: string[], toRequest: () => Promise<Request>) =>
      calls(told, entries, async () => {
        const [path, body] = await toRequest();
        return async () => expect((await tested.company.owner.put(path, body)).status).toBe(200);
      }),
    deletes: (told: string, entries: string[], toPath: () => Promise<string>) =>
      calls(told, entries, async () => {
        const path = await toPath();
        return async () => expect((await tested.company.owner.delete(path)).status).toBe(204);
      }),
  };
}
