import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type Caller, createCaller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { until } from "../until.ts";
import { sendCertificate } from "./sendCertificate.ts";
import {
  expectAllSignedIn,
  expectMadeOnce,
  expectNoService,
  isWhole,
  readReadiness,
  untilAnswered,
  untilServing,
} from "./severalState.ts";
import { signInOwner } from "./signInOwner.ts";
import { startLoad } from "./startLoad.ts";
import { type Several, startSeveral } from "./startSeveral.ts";

let several: Several;
let owners: Caller[];

beforeAll(async () => {
  several = await startSeveral();
  await until(() => isWhole(several));
  owners = await Promise.all([0, 1, 2, 3, 4].map((index) => signInOwner(several, `owner${index}@elfirman.example`)));
});
afterAll(() => several?.close());

const gatewayUrl = (index: number) => several.gateways.programs[index]?.url ?? "";

type Mailed = { bytes: Buffer };

test("a room is documented, its certificate sent and mailed once, whichever gateway and service answer", async () => {
  const toEmail = "kund@kund.example";
  const { sent, state } = await sendCertificate(several.url, owners[0] as Caller, toEmail);
  expect(sent).toMatchObject({ archived: true, certificates: [{ number: expect.any(String) }] });
  await until(() => several.mail.received.length > 0);
  await until(async () => (await state()) === "SENT");
  expect(several.mail.received.map(({ to }) => to)).toEqual([[toEmail]]);
});

test("a mail whose process is killed while the mail server has it is sent again as the same one, by itself", async () => {
  const toEmail = "once-silent@kund.example";
  const { unanswered, received } = several.mail;
  const { state } = await sendCertificate(several.url, owners[1] as Caller, toEmail);
  await until(() => unanswered.length > 0);
  await several.upstreams.end();
  await expectNoService(several);
  await Promise.all([several.upstreams.restart(0), several.upstreams.restart(1)]);
  await until(() => isWhole(several));
  expect(await state()).toBe("QUEUED");
  const mails = () => received.filter(({ to }) => to.includes(toEmail));
  // A job counts as lost after its process was silent for 20 seconds.
  await until(() => mails().length > 0);
  await until(async () => (await state()) === "SENT");
  expect(mails()).toHaveLength(1);
  const messageId = ({ bytes }: { bytes: Buffer }) => /^Message-ID: (.+)$/im.exec(bytes.toString())?.[1];
  expect(messageId(mails()[0] as Mailed)).toBe(messageId(unanswered[0] as Mailed));
  expect(messageId(unanswered[0] as Mailed)).toMatch(/@/);
});

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
  await until(async () => (await readReadiness(several, 0)).status.includes("shared store"));
  expect((await readReadiness(several, 1)).statusCode).toBe(200);
  await expectAllSignedIn(owners);
  await several.redis.start();
  await until(
    async () => (await readReadiness(several, 0)).status === "ok" && (await readReadiness(several, 1)).status === "ok",
  );
  await expectAllSignedIn(owners);
});

test("the proxy logs no signed link, token, certificate code or secret of an address", async () => {
  const secret = "c0ffee-of-somebody";
  const authorization = `Bearer ${secret}`;
  const { url, proxy } = several;
  const paths = ["/v1/certificate/", "/files/1/2?signature=", "/outbox/", "/oauth2/token?secret="];
  await Promise.all([
    ...paths.map((path) => request(proxy.restUrl + path + secret, { headers: { authorization } })),
    request(`${url}/certificate/${secret}`),
    text(connect(Number(new URL(url).port), "127.0.0.1").end(`GET /${secret} HTTP/9\r\n\r\n`)),
  ]);
  const names = ["v1/certificate", "files", "outbox", "oauth2", "certificate"];
  const logged = [...names.map((name) => `GET /${name} `), "<BADREQ>"];
  await until(() => logged.every((line) => proxy.lines.some((each) => each.includes(line))));
  expect(proxy.lines.filter((line) => line.includes(secret))).toEqual([]);
});

test("one process after the other is replaced under load: nothing is dropped, nobody signed out", async () => {
  const tokens = owners.map(({ cookies }) => cookies.get("accessToken"));
  const load = startLoad(owners);
  const { gateways, upstreams } = several;
  const replaced = [
    [gateways, 0],
    [gateways, 1],
    [upstreams, 0],
  ] as const;
  for (const [fleet, index] of replaced) {
    await untilAnswered(load, 20);
    expect(await fleet.programs[index]?.end("SIGTERM")).toBe(0);
    await fleet.restart(index);
    await untilServing(several, fleet, index);
  }
  const { failures, repeated, created } = await load.stop();
  expect({ failures, repeated }).toEqual({ failures: [], repeated: 0 });
  // Any gateway may have refreshed the session meanwhile.
  for (const [index, token] of tokens.entries()) expect(owners[index]?.cookies.get("accessToken")).not.toBe(token);
  await expectMadeOnce(several, created);
}, 150_000);

test("a second's pause of every process is waited for, and nobody notices", async () => {
  const load = startLoad(owners);
  const programs = [...several.gateways.programs, ...several.upstreams.programs];
  await untilAnswered(load, 20);
  for (const program of programs) program.freeze();
  await wait(1_500);
  for (const program of programs) program.thaw();
  await untilAnswered(load, 20);
  const { failures, repeated } = await load.stop();
  expect({ failures, repeated }).toEqual({ failures: [], repeated: 0 });
});

// FAILOVERS=10 repeats the test ten times.
const failovers = Number(process.env.FAILOVERS ?? 1);

test(
  "a gateway and a service that die, and two that freeze, cost changes without a key at most; nothing is done twice",
  async () => {
    const load = startLoad(owners);
    const fleets = [several.gateways, several.upstreams];
    for (let round = 0; round < failovers; round += 1) {
      const [killed, frozen] = [round % 2, (round + 1) % 2];
      await Promise.all(fleets.map(({ programs }) => programs[killed]?.end("SIGKILL")));
      await untilAnswered(load, 60);
      await Promise.all(fleets.map((fleet) => fleet.restart(killed)));
      await Promise.all(fleets.map((fleet) => untilServing(several, fleet, killed)));
      for (const { programs } of fleets) programs[frozen]?.freeze();
      for (const { name } of fleets) await until(() => !several.proxy.isUp(`${name}-${frozen + 1}`));
      await untilAnswered(load, 20);
      for (const { programs } of fleets) programs[frozen]?.thaw();
      await Promise.all(fleets.map((fleet) => untilServing(several, fleet, frozen)));
      await untilAnswered(load, 40);
    }
    const { failures, sent, repeated, created } = await load.stop();
    const repeatable = failures.filter(({ kind }) => kind !== "unkeyed write");
    if (failovers > 1) console.info({ sent, repeated, failed: failures.length, repeatable: repeatable.length });
    expect(repeatable.length).toBeLessThanOrEqual((sent.read + sent["keyed write"]) / 1_000);
    // The load repeats an operation without an answer, as a browser does, so none may end with these errors.
    expect(failures.filter(({ answer }) => /UNAUTHENTICATED|SocketError/.test(answer))).toEqual([]);
    await expectMadeOnce(several, created);
    await expectAllSignedIn(owners);
  },
  60_000 * (failovers + 1),
);
