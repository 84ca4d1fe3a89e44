import type { RestRequest, RestResponse, Transport } from "../src/rest/transport.ts";
import type { Fault } from "./differences.ts";
import type { Contract, Operation } from "./readContract.ts";

export type Checked = {
  operation: string;
  status: number;
  json: unknown;
  /** The body of a success; the text `done` if there is no body. */
  answer: unknown;
  faults: Fault[];
};

type Options = {
  contract: Contract;
  onAnswer(checked: Checked): void;
};

/** Checks each answer of the transport against the contract. The case itself judges whether a refusal is right. */
export function checkTransport(transport: Transport, { contract, onAnswer }: Options): Transport {
  async function send(request: RestRequest): Promise<RestResponse> {
    const operation = contract.find(request.method, `/${request.path}`);
    if (!operation) throw new Error(`The contract has no ${request.method} ${request.path}`);
    const told = { operation: operation.id, answer: undefined };
    try {
      const response = await transport.send(request);
      onAnswer(check(operation, response));
      return response;
    } catch (error) {
      const got = error instanceof Error ? error.message : String(error);
      onAnswer({ ...told, status: 0, json: undefined, faults: [{ field: "(answer)", expected: "an answer", got }] });
      throw error;
    }
  }
  return { send, close: () => transport.close() };
}

function check(operation: Operation, { status, text }: RestResponse): Checked {
  const isRefusal = status >= 400 && status < 500;
  const key = operation.successes.find((success) => success === String(status)) ?? (isRefusal ? "4XX" : "default");
  const json = parse(text);
  const answer = key.startsWith("2") ? (json ?? "done") : undefined;
  const told = { operation: operation.id, status, json, answer };
  if (key !== "default") {
    const needsBody = operation.schemas.has(key);
    return { ...told, faults: needsBody && json === undefined ? [unreadable(text)] : operation.check(key, json) };
  }
  const expected = operation.successes.join(" or ");
  return { ...told, faults: [{ field: "(status)", expected, got: `${status} ${codeOf(json)}`.trim() }] };
}

function unreadable(text: string) {
  return { field: "(the body)", expected: "JSON", got: text === "" ? "nothing" : "something else" };
}

function codeOf(json: unknown): string {
  return typeof json === "object" && json !== null && "code" in json ? String(json.code) : "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
