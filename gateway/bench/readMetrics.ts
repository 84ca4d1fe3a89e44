import { request } from "undici";

export type ProcessState = { rssBytes: number; openFiles: number; loopSeconds: number };

/** The event loop's delay is the 99th percentile since the last reading, including 10 ms of sampling. */
export async function readMetrics(url: string): Promise<ProcessState> {
  const text = await (await request(url)).body.text();
  const value = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
    if (found === undefined) throw new Error(`The metrics do not tell ${name}.`);
    return Number(found);
  };
  return {
    rssBytes: value("process_resident_memory_bytes"),
    openFiles: value("process_open_fds"),
    loopSeconds: value("nodejs_eventloop_lag_p99_seconds"),
  };
}
