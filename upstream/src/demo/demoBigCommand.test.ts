import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn } from "../../test/cognitoCall.ts";
import { statementsDuring } from "../../test/countStatements.ts";
import { createClient } from "../../test/createClient.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { startUpstream, type Upstream } from "../app.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { demoPassword } from "./demoAccounts.ts";
import { addBigDemo } from "./demoBigCommand.ts";

type Schemas = components["schemas"];

const projects = 90;
const lines: string[] = [];
let statements: string[];
let before: TestUpstream;
let upstream: Upstream;

beforeAll(async () => {
  before = await startTestUpstream();
  const { config } = before.services;
  await expect(addBigDemo(config, projects)).rejects.toThrow(`process ${process.pid} is already using it`);
  await before.stop();
  statements = await statementsDuring(() => addBigDemo(config, projects, (line) => lines.push(line)));
  await expect(addBigDemo(config, projects)).rejects.toThrow("Storgolv AB is there already. Nothing was added.");
  upstream = await startUpstream(config);
});
afterAll(async () => {
  await upstream.close();
  await before.close();
});

test("each part is told with the time that it took", () => {
  expect(lines.map((line) => line.replace(/: \d+\.\d s$/, ""))).toEqual([
    "projects, folders and rooms",
    "products, photos and readings",
    "certificates",
    "history",
    "what needs attention",
    "space and statistics",
  ]);
});

/** For each statement that joins all rows of a company, the tables that were written but not analyzed. */
function uncountedTables(): Record<string, string[]> {
  const joins = {
    readings: /^\s*insert into recording.+ join installed_product/s,
    issuing: /^select .+ from "certificate" inner join "installation"/,
    sending: /^select .+ from "recipient" inner join "sending"/,
  };
  const written = new Set<string>();
  const uncounted: Record<string, string[]> = {};
  for (const text of statements) {
    const [join] = Object.entries(joins).filter(([, form]) => form.test(text));
    if (join) uncounted[join[0]] = [...written].filter((table) => new RegExp(`\\b${table}\\b`).test(text)).toSorted();
    const [, table = ""] = /(?:insert into|update) "?(\w+)/.exec(text) ?? [];
    if (table !== "") written.add(table);
    for (const [counted] of text.startsWith("analyze") ? text.matchAll(/\w+/g) : []) written.delete(counted);
  }
  return uncounted;
}

// With statistics from before the company existed, PostgreSQL joined ten thousand rows one by one for over 15 minutes.
test("each join of all its rows is planned by figures of them", () => {
  expect(uncountedTables()).toEqual({ readings: [], issuing: [], sending: [] });
});

test("the owner of the added company finds projects of every degree, whose finished rooms lack nothing", async () => {
  const { body } = await signIn(upstream.url, "owner@storgolv.example", demoPassword);
  const owner = createClient(upstream.url, body.AuthenticationResult?.AccessToken ?? "");
  const company = (await owner.get<Schemas["Company"]>("/company")).body;
  expect(company.name).toBe("Storgolv AB");
  const path = `/company/${company.id}/project`;
  const { data, meta } = (await owner.get<Schemas["ProjectPage"]>(`${path}?take=100`)).body;
  expect(meta.count).toBe(projects);
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["IN_PROGRESS", "SIGNABLE", "COMPLETED"]));
  const [signable] = data.filter(({ status }) => status === "SIGNABLE");
  const { body: root } = await owner.get<Schemas["Folder"]>(`${path}/${signable?.id}/folder/${signable?.rootFolderId}`);
  const [floor] = root.subFolders;
  const rooms = await owner.get<Schemas["InstallationPage"]>(
    `${path}/${signable?.id}/folder/${floor?.id}/installation`,
  );
  for (const { id } of rooms.body.data) {
    const room = (await owner.get<Schemas["InstallationDetail"]>(`${path}/${signable?.id}/installation/${id}`)).body;
    expect([room.isCompleted, room.missing, room.products.length]).toEqual([true, [], 1]);
  }
  expect(rooms.body.data).toHaveLength(2);
});

test("archived projects whose rooms are finished have certificates, a few of which could not be delivered", async () => {
  const { body } = await signIn(upstream.url, "owner@storgolv.example", demoPassword);
  const owner = createClient(upstream.url, body.AuthenticationResult?.AccessToken ?? "");
  const listed = (await owner.get<Schemas["CertificatePage"]>("/certificates?take=100")).body;
  const numbers = Array.from({ length: projects }, (_, index) => index + 1);
  const archivedAndFinished = numbers.filter((number) => number % 4 === 0 && number % 3 < 2);
  expect(listed.meta.count).toBe(archivedAndFinished.length);
  const states = listed.data.flatMap(({ recipients }) => recipients.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(["SENT", "FAILED"]));
});

test("the added company has a history without a gap, of what its installers recorded too", async () => {
  const { body } = await signIn(upstream.url, "owner@storgolv.example", demoPassword);
  const owner = createClient(upstream.url, body.AuthenticationResult?.AccessToken ?? "");
  const count = async (action: string) =>
    (await owner.get<Schemas["HistoryPage"]>(`/history?action=${action}&take=1`)).body.meta.count;
  expect([await count("project.created"), await count("company.created")]).toEqual([projects, 1]);
  expect(await count("step.recorded")).toBe(4 * (await count("installation.finished")));
  const chains = await verifyHistory(upstream.services.db);
  expect(chains.map(({ broken }) => broken)).toEqual(chains.map(() => null));
});

test("a database server is refused before anything is opened", async () => {
  const config = { ...before.services.config, databaseUrl: "postgres://localhost:1/x" };
  await expect(addBigDemo(config)).rejects.toThrow("Nothing was added");
});
