import { setTimeout as pause } from "node:timers/promises";
import type { Export } from "./__generated__/schema.ts";
import { ApiError } from "./ApiError.ts";
import type { Client } from "./createClient.ts";

export type ExportOptions = {
  /** Aborts the iteration with the signal's reason, and cancels a running export. */
  signal?: AbortSignal;
};

/** A field that could not be read; it is null in its row. */
export type RowError = {
  path: (string | number)[];
  message: string;
  code: string;
};

/** `__errors` names the row's fields that could not be read. */
export type ExportedRow<Row> = Row & { __errors?: RowError[] };

export type RowOf<Data> = Data extends { edges: readonly (infer Edge)[] }
  ? Edge extends { node: infer Row }
    ? Row
    : never
  : Data extends object
    ? { [Key in keyof Data]-?: RowOf<Data[Key]> }[keyof Data]
    : never;

type Services = Pick<Client, "ask" | "change"> & {
  fetch: typeof fetch;
  maxAttempts: number;
};
type Told = Pick<Export, "state" | "rowCount" | "errorCode" | "message" | "url">;

const firstPauseMs = 500;
const maxPauseMs = 10_000;

export async function* exportRows<Row>(
  query: string,
  { signal }: ExportOptions,
  services: Services,
): AsyncGenerator<Row, void, undefined> {
  signal?.throwIfAborted();
  // `startExport` gets no signal, because an export can be canceled only by its id.
  const payload = await services.change("startExport", { query }, "export { id }");
  const exportId = payload.export?.id ?? "";
  try {
    await untilEnded();
  } catch (error) {
    await services.change("cancelExport", { exportId }, "export { id }").catch(() => {});
    signal?.throwIfAborted();
    throw error;
  }
  yield* downloadRows();

  async function readExport(): Promise<Told | null> {
    const { node } = await services.ask<{ node: Told | null }>(document, { id: exportId }, signal ? { signal } : {});
    return node;
  }

  async function untilEnded(): Promise<void> {
    for (let ms = firstPauseMs; ; ms = Math.min(ms * 1.5, maxPauseMs)) {
      await pause(ms, undefined, { signal });
      if ((await readExport())?.state !== "RUNNING") return;
    }
  }

  /** After a lost connection, the file is downloaded again by a new link, and rows already yielded are skipped. */
  async function* downloadRows(): AsyncGenerator<Row, void, undefined> {
    let given = 0;
    for (let attempt = 1; ; attempt += 1) {
      const found = await readExport();
      if (found?.state !== "COMPLETED") throw exportError(found);
      try {
        let line = 0;
        for await (const text of downloadLines(found.url)) {
          line += 1;
          if (line <= given) continue;
          const row: Row = JSON.parse(text);
          given = line;
          attempt = 1;
          yield row;
        }
        if (line === found.rowCount) return;
        throw new Error(`It has ${line} rows instead of ${found.rowCount}.`);
      } catch (cause) {
        signal?.throwIfAborted();
        if (attempt >= services.maxAttempts)
          throw new ApiError(`The export's file broke off after row ${given}: ${cause}`, {
            codes: ["NETWORK_ERROR"],
            cause,
          });
      }
      await pause(firstPauseMs * 2 ** attempt, undefined, { signal }).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error;
      });
    }
  }

  async function* downloadLines(url: Told["url"]): AsyncGenerator<string, void, undefined> {
    const { ok, status, body } = await services.fetch(String(url), signal ? { signal } : {});
    if (!ok || !body) throw new Error(`Its link gave HTTP ${status}.`);
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  }
}

const document = "query($id: ID!) { node(id: $id) { ... on Export { state rowCount errorCode message url } } }";

function exportError(found: Told | null): ApiError {
  if (found?.state === "FAILED") {
    const codes = ["EXPORT_FAILED", ...(found.errorCode ? [found.errorCode] : [])];
    return new ApiError(`The export failed: ${found.errorCode} ${found.message}`, { codes });
  }
  if (found?.state === "CANCELED") return new ApiError("The export was canceled.", { codes: ["EXPORT_CANCELED"] });
  return new ApiError("The export's file is no longer there.", { codes: ["EXPORT_EXPIRED"] });
}
