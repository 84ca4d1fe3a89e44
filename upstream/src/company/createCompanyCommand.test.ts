import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { copyTemplate } from "../../test/copyTemplate.ts";
import { createClient } from "../../test/createClient.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import { startUpstream } from "../app.ts";
import { readConfig } from "../config.ts";
import { readNewCompany } from "./createCompanyCommand.ts";

const command = join(import.meta.dirname, "createCompanyCommand.ts");
const flags = ["--name", "Elfirman AB", "--email", "eva@elfirman.example", "--first-name", "Eva", "--last-name", "Ek"];

test("the printed password signs the new company's owner in", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "upstream-company-"));
  copyTemplate(dataDir);
  const env = { DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", POOL_SRP: "true" };
  const run = () => promisify(execFile)(process.execPath, [command, ...flags], { env: { ...process.env, ...env } });
  const { stdout } = await run();
  await expect(run()).rejects.toThrow("eva@elfirman.example already has an account");
  const [, temporary = ""] = /sign-in: (\S+)/.exec(stdout) ?? [];
  const rotate = join(import.meta.dirname, "../cognito/rotateCommand.ts");
  const rotated = await promisify(execFile)(process.execPath, [rotate], { env: { ...process.env, ...env } });
  const { url, services, close } = await startUpstream({ ...readConfig(env), port: 0 });
  const address = "eva@elfirman.example";
  const account = services.db.selectFrom("pool_user").selectAll().where("email", "=", address);
  expect(await services.userPool.verifiers?.open(await account.executeTakeFirst())).toBeDefined();
  const token = await firstSignIn(url, address, temporary, "Own-password-1");
  expect((await createClient(url, token).get("/company")).body).toMatchObject({ name: "Elfirman AB", country: "SE" });
  const kids = (await services.userPool.publicKeys()).map(({ kid }) => kid);
  expect([kids.length, /next key is (\S+)\. /.exec(rotated.stdout)?.[1]]).toEqual([2, kids[1]]);
  await close();
  const only = await promisify(execFile)(process.execPath, [rotate, "--withdraw"], { env: { ...process.env, ...env } });
  expect(only.stdout).toContain("It is the only one. Restart each service and gateway now");
  await rm(dataDir, { recursive: true, force: true });
});

test("variables stand in for flags, and all that is missing or wrong is named at once", () => {
  const company = readNewCompany(flags.slice(2), { COMPANY_NAME: "Sähkö Oy", COMPANY_COUNTRY: "FI" });
  expect(company).toMatchObject({ name: "Sähkö Oy", country: "FI", owner: { firstName: "Eva" } });
  const read = () => readNewCompany(["--country", "SV"], {});
  for (const name of ["--name", "--email", "--first-name", "--last-name", "--country"]) expect(read).toThrow(name);
});
