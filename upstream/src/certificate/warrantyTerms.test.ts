import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";
import { parseTerms } from "./parseTerms.ts";
import type { WarrantyTerm } from "./warrantyTerms.ts";

type Schemas = components["schemas"];

const head = "family,evidence,country,validFrom,years";
const today = new Date().toISOString().slice(0, 10);
const run = promisify(execFile);

let upstream: TestUpstream;
let dir: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  dir = await mkdtemp(join(tmpdir(), "terms-"));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await upstream.close();
});

async function load(...lines: string[]) {
  const file = join(dir, "terms.csv");
  await writeFile(file, [head, ...lines].join("\r\n"));
  const { dataDir, databaseUrl } = upstream.services.config;
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return run("node", [join(import.meta.dirname, "loadTermsCommand.ts"), file], { env });
}

const company = () => upstream.companies[0];
const familiesOf = async () => {
  const products = await upstream.services.db.selectFrom("product").select(["id", "name"]).execute();
  return new Map(products.map(({ id, name }) => [id, name.en]));
};

async function warranties({ path }: FinishedProject) {
  const { body } = await company().owner.get<{ data: Schemas["SignableFolder"][] }>(`${path}/signable?signed=false`);
  return body.data.map(({ warranty }) => warranty);
}

async function sign({ path, folderIds }: FinishedProject, activationDate = `${today}T00:00:00.000Z`) {
  const body = { folderIds: folderIds.slice(0, 1), activationDate, toEmail: "kund@ripan.example", sendCopy: false };
  const signed = await company().owner.post<{ certificates: Schemas["Certificate"][] }>(`${path}/sign`, body);
  return signed.body.certificates[0];
}

const inYears = (years: number) => {
  const end = new Date(`${today}T00:00:00.000Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString();
};

test("the term follows product, country, day and evidence, is told before, and stays in the certificate", async () => {
  const project = await storeFinishedProject(upstream.services.db, company());
  const other = await storeFinishedProject(upstream.services.db, company());
  expect(await warranties(project)).toEqual([undefined, undefined]);
  expect(await sign(other)).toMatchObject({ validUntil: inYears(10) });
  const [row] = await upstream.services.db
    .selectFrom("installed_product as installed")
    .innerJoin("installation", "installation.id", "installed.installation_id")
    .select(["installed.id", "product_id"])
    .where("installation.folder_id", "=", project.folderIds[0] ?? "")
    .execute();
  const family = (await familiesOf()).get(row?.product_id ?? "");
  const terms = ["*,any,*,2020-01-01,9", "*,complete,*,2020-01-01,9", `${family},any,*,2020-01-01,7`];
  const { stdout, stderr } = await load(
    ...terms,
    `${family},any,SE,2020-01-01,8`,
    `${family},complete,SE,2020-01-01,12`,
    `${family},complete,SE,2021-01-01,15`,
    `${family},complete,SE,2999-01-01,20`,
  );
  expect(stdout).toBe("7 terms were loaded.\n");
  expect(stderr.match(/^Line \d+: \d+ years are longer than a seal is made for/gm)).toEqual([
    "Line 6: 12 years are longer than a seal is made for",
    "Line 7: 15 years are longer than a seal is made for",
    "Line 8: 20 years are longer than a seal is made for",
  ]);
  const [told] = await warranties(project);
  expect(told).toEqual({ years: 15, completeYears: 15, lacks: [] });
  const record = (data: object) =>
    company().owner.post("/measurements", { measurementId: row?.id, stepLabel: "BEFORE_LAYING", data });
  await upstream.services.db
    .updateTable("installation")
    .set({ completed_at: null })
    .where("project_id", "=", project.projectId)
    .execute();
  expect((await record({ insulation: 2 })).status).toBe(200);
  expect((await warranties(project))[0]).toEqual({ years: 8, completeYears: 15, lacks: ["insulation"] });
  await upstream.services.db
    .updateTable("installation")
    .set({ completed_at: new Date() })
    .where("project_id", "=", project.projectId)
    .execute();
  const certificate = await sign(project);
  expect(certificate).toMatchObject({ validUntil: inYears(8) });
  await expect(load("*,any,*,2020-01-01,9", "*,any,*,2020-01-01,11")).rejects.toThrow(
    "Line 3: overlaps line 2, which is for the same from the same day\nNothing was changed.",
  );
  await load("*,any,*,2020-01-01,30");
  const { body } = await company().owner.get<{ data: Schemas["SignableFolder"][] }>(
    `${project.path}/signable?signed=true`,
  );
  expect(body.data[0]?.certificates[0]?.validUntil).toBe(inYears(8));
  const code = new URL(certificate?.pageUrl ?? "").pathname.split("/").at(-1);
  const shown = await fetch(`${upstream.url}/v1/certificate/${code}`);
  expect(await shown.json()).toMatchObject({ validUntil: inYears(8) });
});

const good = "*,any,*,2026-01-01,10";

test.each<[string, string[], string[]]>([
  ["no head", [], ["Line 1: the head must be family,evidence,country,validFrom,years"]],
  ["an empty table", [head], ["Line 1: the file has no terms"]],
  [
    "cells that are wrong",
    [
      head,
      "Nylon,any,*,2026-01-01,10",
      "*,some,*,2026-01-01,10",
      "*,any,XX,2026-01-01,10",
      "*,any,*,2026-02-30,10",
      "*,any,*,2026-01-01,0",
      "*,any",
    ],
    [
      "Line 2: no product of the catalogue is named Nylon",
      "Line 3: evidence is complete or any, not some",
      "Line 4: country is * or one of SE, NO, FI, DK, DE, OTHER",
      "Line 5: validFrom is a day such as 2027-01-31, not 2026-02-30",
      "Line 6: years is a number from 1 to 50",
      "Line 7: 2 cells in place of 5",
    ],
  ],
  [
    "an overlap",
    [head, good, "", "Cable,any,SE,2026-01-01,9", "Cable,any,SE,2026-01-01,8"],
    ["Line 5: overlaps line 4, which is for the same from the same day"],
  ],
  [
    "a gap without complete evidence",
    [head, good, "Cable,complete,SE,2026-01-01,15", "Cable,any,SE,2026-06-01,10"],
    ["Line 3: leaves a gap, as no line says how long without complete evidence from 2026-01-01"],
  ],
  [
    "a gap for other products",
    [head, "Cable,any,*,2026-01-01,9", "*,any,*,2026-02-01,10"],
    ["Line 2: leaves a gap, as no line *,any,* says how long for all others from 2026-01-01"],
  ],
])("a file with %s is refused by its line", (_, lines, faults) => {
  expect(parseTerms(lines.join("\n"), ["Cable"]).faults).toEqual(faults);
});

test("a file is read with quotes, spaces and a byte order mark", () => {
  const term: WarrantyTerm = { family: "Cable", evidence: "any", country: "SE", validFrom: "2026-01-01", years: 12 };
  const { terms, faults } = parseTerms(`\ufeff${head}\r\n${good}\r\n"Cable", any,SE,2026-01-01,12\r\n`, ["Cable"]);
  expect([faults, terms[1]]).toEqual([[], term]);
});
