import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeCompany } from "../../test/storeTestCompanies.ts";
import { createWebhookCalls, type WebhookCalls } from "../../test/webhookCalls.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver.ts";

let upstream: TestUpstream;
let receiver: WebhookReceiver;
let calls: WebhookCalls;
let companies: Pick<TestCompany, "companyId" | "owner">[];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  upstream = await startTestUpstream({ webhookLoopback: true });
  calls = createWebhookCalls(upstream, receiver);
  const { token, ...third } = await storeCompany(upstream, "Third El AB", "owner@third.example");
  companies = [...upstream.companies, { ...third, owner: createClient(upstream.url, token) }];
  for (const [company, { owner }] of companies.entries())
    for (let index = 0; index < 10; index += 1)
      await owner.post("/webhooks", { url: `${receiver.url}/${company}/${index}`, kinds: ["project.created"] });
});
afterAll(async () => {
  await upstream.close();
  receiver.close();
});

async function makeProjects(many: number): Promise<void> {
  for (let made = 0; made < many; made += 1)
    for (const { companyId, owner } of companies) await owner.post(`/company/${companyId}/project`, newProject);
}

/** Lets the first company's receivers wait until the test answers. */
function createHanging() {
  let release: (status: number) => void = () => undefined;
  const hanging = {
    open: new Map<string, number>(),
    most: { ofAll: 0, ofOne: 0 },
    answerAll(status: number) {
      hanging.most = { ofAll: 0, ofOne: 0 };
      const answer = release;
      begin();
      answer(status);
    },
  };
  let answered = Promise.resolve(0);
  const begin = () => {
    answered = new Promise<number>((resolve) => {
      release = resolve;
    });
  };
  begin();
  const count = (path: string, more: number) => {
    hanging.open.set(path, (hanging.open.get(path) ?? 0) + more);
    if (more < 0) return;
    const open = [...hanging.open.values()];
    hanging.most.ofAll = Math.max(
      hanging.most.ofAll,
      open.reduce((sum, one) => sum + one, 0),
    );
    hanging.most.ofOne = Math.max(hanging.most.ofOne, ...open);
  };
  receiver.answerTo = async ({ path }) => {
    if (!path.startsWith("/hook/0/")) return 204;
    const answer = answered;
    count(path, 1);
    const status = await answer;
    count(path, -1);
    return status;
  };
  return hanging;
}

const ofHealthy = () => receiver.received.filter(({ path }) => !path.startsWith("/hook/0/")).length;

test("ten receivers that hang delay no other one, and those that failed have four places of their company", async () => {
  const hanging = createHanging();
  await makeProjects(3);
  await calls.untilFound(() => ofHealthy() === 60 || undefined);
  expect(hanging.most).toEqual({ ofAll: 10, ofOne: 1 });
  hanging.answerAll(500);
  await calls.untilFound(() => [...hanging.open.values()].filter(Boolean).length === 4 || undefined);
  await makeProjects(1);
  await calls.untilFound(() => ofHealthy() === 80 || undefined);
  expect(hanging.most).toEqual({ ofAll: 4, ofOne: 1 });
  receiver.answerTo = () => 204;
  hanging.answerAll(204);
  const delivered = () => new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size;
  await calls.untilFound(() => delivered() === 120 || undefined);
  expect(hanging.most.ofOne).toBe(0);
});
