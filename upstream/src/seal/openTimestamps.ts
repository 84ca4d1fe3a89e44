import { randomBytes } from "node:crypto";
import { Agent, request } from "undici";
import { createTimestampRequest, parseTimestampResponse, type Timestamp } from "./timestampToken.ts";

export type Timestamps = {
  /** @throws Error for a wrong answer, or none in time */
  request(data: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Timestamp>;
  /** By how many seconds the authority's clock was ahead at the last time stamp. NaN before the first time stamp. */
  clockOffsetSeconds(): number;
  close(): Promise<void>;
};

type Log = { warn(details: object, message: string): void };

const timeoutMs = 10_000;
/** A larger token would not fit into its place in the PDF. */
const maxResponseBytes = 16_384;
const maxConnections = 8;
const maxOffsetSeconds = 60;

/** Opens the time stamp authority (RFC 3161) at this address, and tests it with one request. Follows no redirects. */
export function openTimestamps(url: string, log: Log): Timestamps {
  const agent = new Agent({ connections: maxConnections, connect: { timeout: timeoutMs } });
  let offset = Number.NaN;
  let isClosed = false;
  async function requestTimestamp(data: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Timestamp> {
    const { request: body, nonce } = createTimestampRequest(data);
    const asked = Date.now();
    const limit = AbortSignal.timeout(timeoutMs);
    const answer = await request(url, {
      method: "POST",
      headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
      body,
      dispatcher: agent,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new Error(`the authority answered with status ${answer.statusCode}`);
    }
    const stamp = await parseTimestampResponse(await readBytes(answer.body), data, nonce);
    offset = offsetSeconds(stamp.at, asked, Date.now());
    return stamp;
  }
  const probe = requestTimestamp(randomBytes(32)).then(
    () => {
      if (Math.abs(offset) > maxOffsetSeconds) log.warn({ seconds: offset }, clockDiffers);
    },
    (error: unknown) => {
      if (!isClosed) log.warn({ err: error }, "TIMESTAMP_URL gives no time stamps; seals get theirs when it does.");
    },
  );
  return {
    request: requestTimestamp,
    clockOffsetSeconds: () => offset,
    async close() {
      isClosed = true;
      await agent.destroy();
      await probe;
    },
  };
}

const clockDiffers =
  "The clock of this machine differs by more than a minute from that of the authority at TIMESTAMP_URL: seals have a wrong time.";

/** Returns 0 for a time between request and response. Tokens may have whole seconds, so up to 999 ms are tolerated. */
function offsetSeconds(at: Date, asked: number, answered: number): number {
  const ahead = at.getTime() - answered;
  const behind = at.getTime() + 999 - asked;
  return (ahead > 0 ? ahead : Math.min(behind, 0)) / 1_000;
}

async function readBytes(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new Error("the answer is too long for a time stamp");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
