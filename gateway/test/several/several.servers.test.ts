import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type Caller, createCaller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { until } from "../until.ts";
import { createAsker } from "./createAsker.ts";
import { documentRoom } from "./documentRoom.ts";
import { signInOwner } from "./signInOwner.ts";
import { startLoad } from "./startLoad.ts";
import { type Several, startSeveral } from "./startSeveral.ts";

let several: Several;
let owners: Caller[];

beforeAll(async () => {
  several = await startSeveral();
  await until(async () => (await request(`${several.url}/readyz`)).statusCode === 200);
  owners = await Promise.all([0, 1, 2, 3, 4].map((index) => signInOwner(several, `owner${index}@elfirman.example`)));
}, 120_000);
afterAll(() => several?.close(), 60_000);

const gatewayUrl = (index: number) => several.gateways.programs[index]?.url ?? "";
const readiness = async (index: number) => {
  const { statusCode, body } = await request(`${gatewayUrl(index)}/readyz`);
  return { statusCode, ...((await body.json()) as { status: string }) };
};

/** How many projects the company of each has, in all. */
async function projectCount(): Promise<number> {
  const text = "{ viewer { company { projects { totalCount } } } }";
  type Counted = { viewer: { company: { projects: { totalCount: number } } } };
  const counts = await Promise.all(owners.map((owner) => createAsker(several.url, owner).query<Counted>(text)));
  return counts.reduce((sum, { viewer }) => sum + viewer.company.projects.totalCount, 0);
}

async function expectAllSignedIn(): Promise<void> {
  for (const owner of owners) {
    const { data } = await owner.send<{ viewer: object | null }>(pageDocument("AccountPageQuery"));
    expect(data.viewer).not.toBeNull();
  }
}

type Mailed = { bytes: Buffer };

/** Documents a room and sends its certificate; `state` tells how far the mail came. */
async function sendTo(toEmail: string, owner: Caller) {
  const asker = createAsker(several.url, owner);
  const project = await documentRoom(asker);
  const activationDate = new Date().toISOString().slice(0, 10);
  const form = { projectId: project.id, folderIds: [project.folderId], activationDate, acceptsDisclaimer: true };
  const sent = await asker.mutate<{ archived: boolean; certificates: object[] }>(
    "sendCertificate",
    { ...form, toEmail },
    "archived certificates { number }",
  );
  const text = "query($id: String!) { project(projectId: $id) { certificates { recipients { state } } } }";
  type Found = { project: { certificates: { recipients: { state: string }[] }[] } };
  const state = async () => {
    const { project: found } = await asker.query<Found>(text, { id: project.projectId });
    return found.certificates[0]?.recipients[0]?.state;
  };
  return { sent, state };
}

test("a room is documented, its certificate sent and mailed once, whichever gateway and service answer", async () => {
  const toEmail = "kund@kund.example";
  const { sent, state } = await sendTo(toEmail, owners[0] as Caller);
  expect(sent).toMatchObject({ archived: true, certificates: [{ number: expect.any(String) }] });
  await until(() => several.mail.received.length > 0, 20_000);
  await until(async () => (await state()) === "SENT", 20_000);
  expect(several.mail.received.map(({ to }) => to)).toEqual([[toEmail]]);
}, 60_000);

test("a mail whose process is killed while the mail server has it is sent again as the same one, by itself", async () => {
  const toEmail = "once-silent@kund.example";
  const { unanswered, received } = several.mail;
  const { state } = await sendTo(toEmail, owners[1] as Caller);
  await until(() => unanswered.length > 0, 20_000);
  await several.upstreams.end();
  await Promise.all([several.upstreams.restart(0), several.upstreams.restart(1)]);
  await until(async () => (await request(`${several.url}/readyz`)).statusCode === 200);
  expect(await state()).toBe("QUEUED");
  const mails = () => received.filter(({ to }) => to.includes(toEmail));
  // The job is given up for lost when nobody has spoken for it for 20 seconds.
  await until(() => mails().length > 0, 60_000);
  await until(async () => (await state()) === "SENT");
  expect(mails()).toHaveLength(1);
  const messageId = ({ bytes }: { bytes: Buffer }) => /^Message-ID: (.+)$/im.exec(bytes.toString())?.[1];
  expect(messageId(mails()[0] as Mailed)).toBe(messageId(unanswered[0] as Mailed));
  expect(messageId(unanswered[0] as Mailed)).toMatch(/@/);
}, 120_000);

test("signing out at one gateway ends the session at the other", async () => {
  const leaving = await signInOwner(several, "leaving@elfirman.example");
  const authorization = `Bearer ${leaving.cookies.get("accessToken")}`;
  const ask = (index: number) => createCaller(gatewayUrl(index)).send("{ __typename }", {}, { authorization });
  expect([(await ask(0)).status, (await ask(1)).status]).toEqual([200, 200]);
  const first = createCaller(gatewayUrl(0), leaving.cookies);
  await first.send(pageDocument("useSignOutMutation"), { input: { keepStorage: false } });
  const { status, errors } = await ask(1);
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("attempts to sign in are counted over both gateways, by the address that the balancer tells", async () => {
  type SignIn = { signIn: { userErrors: { code: string }[] } };
  const attempt = async (index: number, address: string) => {
    const input = { email: `nobody${index}@elfirman.example`, password: "Fel-losen-2026" };
    const headers = { "x-forwarded-for": address };
    const caller = createCaller(gatewayUrl(index % 2));
    const { data } = await caller.send<SignIn>(pageDocument("useSignInMutation"), { input }, headers);
    return data.signIn.userErrors[0]?.code;
  };
  const codes: unknown[] = [];
  for (let index = 0; index < 22; index += 1) codes.push(await attempt(index, "198.51.100.7"));
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(["INCORRECT_CREDENTIALS"]));
  expect(codes.slice(20)).toEqual(["TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
  expect(await attempt(23, "198.51.100.8")).toBe("INCORRECT_CREDENTIALS");
});

test("without the shared store everybody stays signed in, and readiness says so until it is back", async () => {
  await several.redis.stop();
  await until(async () => (await readiness(0)).status.includes("shared store"));
  expect((await readiness(1)).statusCode).toBe(200);
  await expectAllSignedIn();
  await several.redis.start();
  await until(async () => (await readiness(0)).status === "ok" && (await readiness(1)).status === "ok");
  await expectAllSignedIn();
});

test("one process after the other is replaced under load: nothing is dropped, nobody signed out", async () => {
  const before = await projectCount();
  const tokens = owners.map(({ cookies }) => cookies.get("accessToken"));
  const load = startLoad(owners);
  const { gateways, upstreams } = several;
  const replaced = [
    [gateways, 0],
    [gateways, 1],
    [upstreams, 0],
  ] as const;
  for (const [fleet, index] of replaced) {
    const answered = load.answered();
    await until(() => load.answered() > answered + 20);
    const start = performance.now();
    expect(await fleet.programs[index]?.end("SIGTERM")).toBe(0);
    expect(performance.now() - start).toBeLessThan(15_000);
    await fleet.restart(index);
    await until(async () => (await request(`${fleet.programs[index]?.url}/readyz`)).statusCode === 200);
  }
  const { failures, created } = await load.stop();
  expect(failures).toEqual([]);
  // Sessions were refreshed meanwhile, each by whichever gateway it reached.
  for (const [index, token] of tokens.entries()) expect(owners[index]?.cookies.get("accessToken")).not.toBe(token);
  expect(await projectCount()).toBe(before + created);
}, 150_000);

test("a gateway killed under load takes along what it was doing, and nobody is signed out", async () => {
  const load = startLoad(owners);
  await until(() => load.answered() > 20);
  await several.gateways.programs[0]?.end("SIGKILL");
  const answered = load.answered();
  await until(() => load.answered() > answered + 40);
  const { failures } = await load.stop();
  // No more than was under way at that moment.
  expect(failures.length).toBeLessThanOrEqual(owners.length * 2);
  expect(failures.filter((failure) => failure.includes("UNAUTHENTICATED"))).toEqual([]);
  await several.gateways.restart(0);
  await expectAllSignedIn();
}, 60_000);
