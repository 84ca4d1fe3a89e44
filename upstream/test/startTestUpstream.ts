import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCompany } from "../src/company/createCompany.ts";
import { type Config, readConfig } from "../src/config.ts";
import { startUpstream, type Upstream } from "../src/startUpstream.ts";
import { type Client, createClient } from "./createClient.ts";
import { poolCall } from "./poolCall.ts";

export interface TestCompany {
  companyId: string;
  ownerId: string;
  email: string;
  owner: Client;
}

export interface TestUpstream extends Upstream {
  dataDir: string;
  /** Two companies that know nothing of each other, with a signed-in owner each. */
  companies: [TestCompany, TestCompany];
}

export const ownerPassword = "Correct-horse-1";

/** The real service on a free port and a data folder of its own, with two companies. */
export async function startTestUpstream(changes: Partial<Config> = {}): Promise<TestUpstream> {
  const dataDir = await mkdtemp(join(tmpdir(), "upstream-test-"));
  const template = process.env.UPSTREAM_TEMPLATE;
  if (template) await cp(template, dataDir, { recursive: true });
  const environment = { DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent" };
  const upstream = await startUpstream({ ...readConfig(environment), port: 0, ...changes });
  const close = async () => {
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const first = await startCompany(upstream, "First El AB", "owner@first.example");
  const second = await startCompany(upstream, "Second El AB", "owner@second.example");
  return { ...upstream, dataDir, close, companies: [first, second] };
}

async function startCompany({ url, services }: Upstream, name: string, email: string): Promise<TestCompany> {
  const { companyId, ownerId, temporaryPassword } = await createCompany(services.db, {
    name,
    orgNumber: "556000-0000",
    address: "Storgatan 1",
    postalCode: "111 22",
    city: "Lund",
    phoneNumber: "+46 46 10 00 00",
    country: "SE",
    owner: { email, firstName: "Eva", lastName: "Ek", language: "sv" },
  });
  await services.db.updateTable("app_user").set({ installer: true }).where("id", "=", ownerId).execute();
  const token = await firstSignIn(url, email, temporaryPassword, ownerPassword);
  return { companyId, ownerId, email, owner: createClient(url, token) };
}

/** Signs in with a temporary password and chooses another; gives the access token. */
export async function firstSignIn(url: string, email: string, temporary: string, password: string): Promise<string> {
  const { body: challenge } = await poolCall(url, "InitiateAuth", {
    ClientId: "embedded-web",
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: temporary },
  });
  const { body } = await poolCall(url, "RespondToAuthChallenge", {
    ClientId: "embedded-web",
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session: challenge.Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  });
  return body.AuthenticationResult?.AccessToken ?? "";
}
