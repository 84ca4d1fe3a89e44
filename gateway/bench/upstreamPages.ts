import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream } from "../../upstream/src/app.ts";
import { readConfig } from "../../upstream/src/config.ts";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { addBigDemo } from "../../upstream/src/demo/demoBigCommand.ts";
import { tokenOf } from "../contract/tokenOf.ts";
import { mediansInTurn } from "./measure.ts";

const rounds = 25;

const pages = {
  "25 by id": "skip=3000&take=25",
  "100 by name": "skip=0&take=100&sort=name&language=sv",
  "100 by name, from the middle": "skip=3500&take=100&sort=name&language=sv",
  "100 by installations, descending": "skip=0&take=100&sort=installations&direction=desc&language=sv",
  "100 by name, found by a part of it": "skip=0&take=100&sort=name&language=sv&query=99",
  "100 by name, overdue": "skip=0&take=100&sort=name&language=sv&state=OVERDUE",
  "1 by name, with the states of all": "skip=0&take=1&sort=name&language=sv&states=true",
};

/** The service's own time for one page of a list of 10,000 projects (7,500 ongoing), with the embedded database. */
export async function upstreamPageRows(): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const config = readConfig({ PORT: "0", DATA_DIR: folder, DEMO: "false", LOG_LEVEL: "silent" });
  await addBigDemo(config);
  const upstream = await startUpstream(config);
  const authorization = `Bearer ${await tokenOf(upstream.url, "owner@storgolv.example", demoPassword)}`;
  const ask = async (path: string) => {
    const response = await fetch(`${upstream.url}/v1/${path}`, { headers: { authorization } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    return response.json();
  };
  const { id } = await ask("company");
  const runs = Object.entries(pages).map(
    ([name, query]) => [name, () => ask(`company/${id}/project?archived=false&${query}`)] as const,
  );
  const times = await mediansInTurn(Object.fromEntries(runs), rounds);
  await upstream.close();
  await rm(folder, { recursive: true });
  return Object.entries(times).map(([name, ms]) => ({ question: `a page: ${name}`, "upstream ms": ms.toFixed(1) }));
}
