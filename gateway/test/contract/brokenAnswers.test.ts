import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { importShared } from "../../../scripts/importShared.ts";
import { cases } from "../../contract/cases.ts";
import type { Checked } from "../../contract/checkTransport.ts";
import { createFixtures, userIdOf } from "../../contract/createFixtures.ts";
import { createReport } from "../../contract/createReport.ts";
import type { Schema } from "../../contract/differences.ts";
import type { RestCase } from "../../contract/RestCase.ts";
import { readContract } from "../../contract/readContract.ts";
import { expectOperations, runCases } from "../../contract/runCases.ts";
import type { Reference } from "../../contract/startReference.ts";
import type { Effect, Invitee, Target } from "../../contract/Target.ts";
import { createTransport, type RestRequest, type RestResponse } from "../../src/rest/transport.ts";
import { copyDemo } from "../copyDemo.ts";
import { type Breakage, breakages, requiredFields } from "./breakages.ts";
import { newRecording, type ReplayTransport, recordTransport, replayTransport } from "./replayTransport.ts";

const address = new URL("../../contract/startReference.ts", import.meta.url).href;
const { startReference } = await importShared<typeof import("../../contract/startReference.ts")>(address);

const heads = new URL("../../../upstream/src/log/appendHistoryHeads.ts", import.meta.url).href;
const { appendHistoryHeads } =
  await importShared<typeof import("../../../upstream/src/log/appendHistoryHeads.ts")>(heads);

type Recorded = { status: string; json: unknown };

const contract = readContract();
const effects = ["reads", "writes", "lasts"] as const;
const newRecords = () => ({ answers: new Map<string, Recorded[]>(), exchanges: newRecording() });
const recorded: Record<Effect, ReturnType<typeof newRecords>> = {
  reads: newRecords(),
  writes: newRecords(),
  lasts: newRecords(),
};
const anySchema: Schema = {};

// This user pool gives every client a token, because the recorded programs no longer exist.
const pool = createServer((_, answer) => answer.end('{"access_token":"token"}'));

let reference: Reference;
beforeAll(async () => {
  reference = await startReference(copyDemo);
  await new Promise<void>((resolve) => pool.listen(0, "127.0.0.1", resolve));
  await reference.upstream.services.db
    .updateTable("pool_user")
    .set({ temporary_until: new Date(0) })
    .where("email", "=", "invited@nordgolv.example")
    .execute();
  const { db, publicLog } = reference.upstream.services;
  await appendHistoryHeads(db, new Date("2099-01-01"));
  await publicLog?.sequence();
});
for (const may of effects)
  beforeAll(async () => {
    const { answers, exchanges } = recorded[may];
    const transport = recordTransport(createTransport(reference.target.url), contract, exchanges);
    const report = await run({ may }, transport, cases, ({ operation, status, json }) => {
      answers.set(operation, [...(answers.get(operation) ?? []), { status: String(status), json }]);
    });
    expect(report.differences()).toEqual([]);
    expect(report.passed()).toBe(true);
  });
afterAll(async () => {
  pool.close();
  await reference.close();
});

/** The accounts of the first run. The runs over recorded answers use them again. */
const invitees: Promise<Invitee>[] = [];

async function run(
  asked: Partial<Target>,
  { onCase, ...transport }: ReplayTransport,
  tried: RestCase[],
  onAnswer: (checked: Checked) => void = () => {},
) {
  let next = 0;
  const createInvitee = () => {
    const index = next;
    next += 1;
    invitees[index] ??= reference.createInvitee();
    return invitees[index];
  };
  const target = { ...reference.target, ...asked, createInvitee };
  const [report, fixtures] = [createReport(), createFixtures()];
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
  expectOperations(contract, cases, report);
  await runCases({ target, contract, cases: tried, report, fixtures, transport, onCase, onAnswer });
  return report;
}

/** Runs the cases over the recorded answers, with one operation's answers changed. */
function runAgain(may: Effect, id: string, change: (response: RestResponse) => RestResponse) {
  const { exchanges } = recorded[may];
  const isSame = ({ method, path }: RestRequest) => contract.find(method, `/${path}`)?.id === id;
  const transport = replayTransport(exchanges, contract, (request, response) =>
    isSame(request) ? change(response) : response,
  );
  // A claim that does not use the operation cannot notice the change.
  const tried = cases.filter((one) => !("claim" in one) || exchanges.byCase.get(one)?.has(id));
  const TOKEN_URL = `http://127.0.0.1:${(pool.address() as AddressInfo).port}`;
  return run({ may, environment: { ...reference.target.environment, TOKEN_URL } }, transport, tried);
}

function breakagesOf(id: string, may: Effect = "lasts"): { breakage: Breakage; answer: Recorded }[] {
  const operation = contract.operations.find((one) => one.id === id);
  const found = new Map<string, { breakage: Breakage; answer: Recorded }>();
  for (const answer of recorded[may].answers.get(id) ?? []) {
    const schema = operation?.schemas.get(answer.status) ?? anySchema;
    for (const breakage of breakages(schema, answer.json, contract)) {
      const key = `${answer.status} ${breakage.kind} ${breakage.field}`;
      if (!found.has(key)) found.set(key, { breakage, answer });
    }
  }
  return [...found.values()];
}

const withBody = contract.operations.filter(({ schemas, successes }) =>
  successes.some((status) => schemas.has(status)),
);
const withoutBody = contract.operations.filter((operation) => !withBody.includes(operation));

test.each(withBody)("$id: each field that goes or changes its type is named, alone", ({ id, check }) => {
  const ways = breakagesOf(id);
  expect(ways.length).toBeGreaterThan(0);
  for (const { breakage, answer } of ways) {
    const expected = { field: breakage.field, got: breakage.kind === "missing" ? "nothing" : expect.any(String) };
    expect(check(answer.status, breakage.break(answer.json))).toEqual([expect.objectContaining(expected)]);
  }
});

const isOperation = (name: string) => contract.operations.some(({ id }) => id === name);

const metBy = (id: string) => breakagesOf(id).map(({ breakage }) => breakage.field);

// Another service may import at once; the reference service answers 202 and imports in the background.
const isOfOtherService = (id: string, field: string) => id === "importProjects" && field === "projectIds";

test("the run met every field that the contract requires", () => {
  const everywhere = new Set(contract.operations.flatMap(({ id }) => metBy(id)));
  for (const { id, schemas, successes } of withBody) {
    const met = new Set(metBy(id));
    // If a list is always empty in this operation, another operation's answer must contain its rows.
    const isMet = (field: string) => met.has(field) || (field.includes("[]") && everywhere.has(field));
    const required = successes.flatMap((status) => requiredFields(schemas.get(status) ?? anySchema, contract));
    expect({
      id,
      unmet: required.filter((field) => !isMet(field) && !isOfOtherService(id, field)),
    }).toEqual({
      id,
      unmet: [],
    });
  }
});

function effectOf(id: string): Effect {
  const own = cases.filter(({ operation }) => operation === id).map(({ effect }) => effect);
  return effects.find((effect) => own.includes(effect)) ?? "reads";
}

test.each(withBody.map(({ id }, index) => [id, index] as const))(
  "%s: a field that is broken on its way is named by the run, and nothing else is",
  async (id, index) => {
    const ways = breakagesOf(id, effectOf(id));
    const way = ways[(index * 7) % ways.length];
    if (!way) throw new Error(`${id} has nothing to break`);
    const report = await runAgain(effectOf(id), id, (response) => {
      if (String(response.status) !== way.answer.status) return response;
      return { ...response, text: JSON.stringify(way.breakage.break(JSON.parse(response.text))) };
    });
    // Claims are not compared, because a broken answer may contradict them as well.
    const named = report.differences().filter(({ operation }) => isOperation(operation));
    expect(named.map(({ operation, field }) => ({ operation, field }))).toEqual([
      { operation: id, field: way.breakage.field },
    ]);
    expect(report.passed()).toBe(false);
  },
);

test.each(withoutBody)("$id: a status that changes on its way is named by the run", async ({ id }) => {
  const problem = JSON.stringify({ code: "NOT_FOUND", message: "There is none", requestId: "1" });
  const report = await runAgain(effectOf(id), id, () => ({ status: 404, text: problem }));
  const told = { field: "(status)", expected: "204", got: `${id} answered 404 NOT_FOUND` };
  expect(report.differences()).toContainEqual(expect.objectContaining(told));
  expect(report.differences().filter(({ operation }) => isOperation(operation) && operation !== id)).toEqual([]);
});

test("a run that may only read sends nothing but GETs, and the one question that is a POST", () => {
  const asked = contract.operations.filter(({ id }) => recorded.reads.exchanges.all.has(id));
  const others = asked.filter(({ method }) => method !== "GET");
  expect(others.map(({ id }) => id)).toEqual(["validateUser"]);
});
