import { afterEach, beforeEach, jest } from "@jest/globals";
import type { ClientOptions } from "../src/index.ts";
import { type Received, type Reply, type Stub, startStub } from "./startStub.ts";

/** The client's pauses in milliseconds; tests do not wait for them. */
export const pauses: number[] = [];
let duringPause: ((signal?: AbortSignal) => Promise<void>) | undefined;
jest.unstable_mockModule("node:timers/promises", () => ({
  setTimeout: async (ms: number, _: undefined, { signal }: { signal?: AbortSignal } = {}) => {
    pauses.push(ms);
    await duringPause?.(signal);
  },
}));
const { ApiError, createClient } = await import("../src/index.ts");

export type Client = ReturnType<typeof createClient>;

let stub: Stub | undefined;
beforeEach(() => {
  pauses.length = 0;
  duringPause = undefined;
});
afterEach(() => stub?.close());

export async function start(
  replies: Reply[] | ((request: Received) => Reply | Promise<Reply>),
  options?: Partial<ClientOptions> | ((url: string) => Partial<ClientOptions>),
): Promise<Client> {
  const answer = Array.isArray(replies) ? () => replies.shift() ?? { status: 500 } : replies;
  stub?.close();
  stub = await startStub(answer);
  const given = typeof options === "function" ? options(stub.url) : options;
  return createClient({ gateway: stub.url, auth: { token: "T" }, ...given });
}

export function inPause(happens: (signal?: AbortSignal) => Promise<void>): void {
  duringPause = happens;
}

export const sent = (path = "/graphql") => stub?.to(path) ?? [];

export const failed = (code: string, more: object = {}) => ({
  errors: [{ message: "No.", extensions: { code } }],
  ...more,
});

export const input = { name: "Solbacken", city: "Lund", customer: "BRF" };
export const project = { data: { createProject: { project: { id: "P" }, userErrors: [] } } };

export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It did not fail.");
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
