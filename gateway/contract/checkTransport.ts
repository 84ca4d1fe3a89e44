import type { RestRequest, RestResponse, Transport } from "../src/rest/transport.ts";
import type { Fault } from "./differencesOf.ts";
import type { Contract, Operation } from "./readContract.ts";

/** One answer compared with the contract. `refusal` is the code of a 403: the token lacks the right. */
export type Checked = {
  operation: string;
  status: number;
  json: unknown;
  /** The body of a success, or `done` for one without a body. */
  answer: unknown;
  faults: Fault[];
  refusal: string | null;
};

type Options = {
  contract: Contract;
  onAnswer(checked: Checked): void;
  /** Error statuses that are expected here. */
  mayAnswer(operation: string, status: number): boolean;
};

/** The gateway's transport with each answer checked. Differences are reported, and the answer passes unchanged. */
export function checkTransport(transport: Transport, { contract, onAnswer, mayAnswer }: Options): Transport {
  async function send(request: RestRequest): Promise<RestResponse> {
    const operation = contract.find(request.method, `/${request.path}`);
    if (!operation) throw new Error(`The contract has no ${request.method} ${request.path}`);
    const told = { operation: operation.id, answer: undefined, refusal: null };
    try {
      const response = await transport.send(request);
      onAnswer(check(operation, response, mayAnswer(operation.id, response.status)));
      return response;
    } catch (error) {
      const got = error instanceof Error ? error.message : String(error);
      onAnswer({ ...told, status: 0, json: undefined, faults: [{ field: "(answer)", expected: "an answer", got }] });
      throw error;
    }
  }
  return { send, close: () => transport.close() };
}

function check(operation: Operation, { status, text }: RestResponse, isAllowed: boolean): Checked {
  const key = operation.successes.find((success) => success === String(status)) ?? (status < 500 ? "4XX" : "default");
  const json = parse(text);
  const answer = key.startsWith("2") ? (json ?? "done") : undefined;
  const told = { operation: operation.id, status, json, answer };
  const isRefusal = status === 403 || isAllowed;
  if (key.startsWith("2") || isRefusal) {
    const needsBody = operation.schemas.has(key);
    const faults = needsBody && json === undefined ? [unreadable(text)] : operation.check(key, json);
    return { ...told, faults, refusal: status === 403 ? codeOf(json) : null };
  }
  const expected = operation.successes.join(" or ");
  return { ...told, faults: [{ field: "(status)", expected, got: `${status} ${codeOf(json)}`.trim() }], refusal: null };
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
