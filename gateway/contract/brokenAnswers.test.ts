import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { copyDemo } from "../test/copyDemo.ts";
import { type Breakage, breakages, requiredFields } from "./breakages.ts";
import { createFixtures } from "./createFixtures.ts";
import { createReport } from "./createReport.ts";
import { readContract } from "./readContract.ts";
import type { Effect } from "./rest/RestCase.ts";
import { restCases } from "./rest/restCases.ts";
import { runRest } from "./rest/runRest.ts";
import type { Schema } from "./Schema.ts";
import { type RestProxy, startProxy } from "./startProxy.ts";
import { type Reference, startReference } from "./startReference.ts";
import { userIdOf } from "./userIdOf.ts";

type Recorded = { status: string; json: unknown };

const contract = readContract();
const effects = ["reads", "writes", "lasts"] as const;
/** The answers to each operation, by what the run might do. */
const recorded: Record<Effect, Map<string, Recorded[]>> = { reads: new Map(), writes: new Map(), lasts: new Map() };
const anySchema: Schema = {};

let reference: Reference;
let proxy: RestProxy;
beforeAll(async () => {
  reference = await startReference(copyDemo);
  // Somebody whose invitation ended unused.
  await reference.upstream.services.db
    .updateTable("pool_user")
    .set({ temporary_until: new Date(0) })
    .where("email", "=", "invited@nordgolv.example")
    .execute();
  proxy = await startProxy(reference.target.url, contract);
  for (const may of effects) {
    const answers = recorded[may];
    const report = await run(may, (id, answer) => answers.set(id, [...(answers.get(id) ?? []), answer]));
    expect(report.differences()).toEqual([]);
  }
}, 120_000);
afterAll(async () => {
  await proxy.close();
  await reference.close();
});

async function run(may: Effect, onAnswer?: (id: string, answer: Recorded) => void) {
  // A certificate takes three reports a day, and there are more runs than that.
  await reference.upstream.services.db.deleteFrom("pool_attempt").where("email", "like", "fault %").execute();
  const target = { ...reference.target, url: proxy.url, may };
  const [report, fixtures] = [createReport(), createFixtures()];
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
  await runRest({
    target,
    contract,
    cases: restCases,
    report,
    fixtures,
    onAnswer: ({ operation, status, json }) => onAnswer?.(operation, { status: String(status), json }),
  });
  return report;
}

/** Every breakage of every answer that the service gave in such a run, with the answer it was found in. */
function breakagesOf(id: string, may: Effect = "lasts"): { breakage: Breakage; answer: Recorded }[] {
  const operation = contract.operations.find((one) => one.id === id);
  const found = new Map<string, { breakage: Breakage; answer: Recorded }>();
  for (const answer of recorded[may].get(id) ?? []) {
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

const metBy = (id: string) => breakagesOf(id).map(({ breakage }) => breakage.field);

test("the run met every field that the contract requires", () => {
  const everywhere = new Set(contract.operations.flatMap(({ id }) => metBy(id)));
  for (const { id, schemas, successes } of withBody) {
    const met = new Set(metBy(id));
    // Rows of a list that is always empty here, as the folders of a new folder, are checked in another answer.
    const isMet = (field: string) => met.has(field) || (field.includes("[]") && everywhere.has(field));
    const required = successes.flatMap((status) => requiredFields(schemas.get(status) ?? anySchema, contract));
    expect({ id, unmet: required.filter((field) => !isMet(field)) }).toEqual({ id, unmet: [] });
  }
});

/** The mildest effect among the cases of the operation. */
function effectOf(id: string): Effect {
  const own = restCases.filter(({ operation }) => operation === id).map(({ effect }) => effect);
  return effects.find((effect) => own.includes(effect)) ?? "reads";
}

test.each(withBody.map(({ id }, index) => [id, index] as const))(
  "%s: a field that is broken on its way is named by the run, and nothing else is",
  async (id, index) => {
    const ways = breakagesOf(id, effectOf(id));
    const way = ways[(index * 7) % ways.length];
    if (!way) throw new Error(`${id} has nothing to break`);
    proxy.meddle = (operation, answer) => {
      if (operation.id !== id || String(answer.status) !== way.answer.status) return answer;
      return { ...answer, text: JSON.stringify(way.breakage.break(JSON.parse(answer.text))) };
    };
    const report = await run(effectOf(id));
    const named = report.differences().map(({ operation, field }) => ({ operation, field }));
    expect(named).toEqual([{ operation: id, field: way.breakage.field }]);
    expect(report.passed()).toBe(false);
  },
);

test.each(withoutBody)("$id: a status that changes on its way is named by the run", async ({ id }) => {
  proxy.meddle = (operation, answer) => (operation.id === id ? { status: 404, text: "{}" } : answer);
  const report = await run(effectOf(id));
  expect(report.differences()).toEqual([{ operation: id, field: "(status)", expected: "204", got: "404" }]);
});

test("a run that may only read sends nothing but GETs, and the one question that is a POST", async () => {
  proxy.meddle = (_, answer) => answer;
  proxy.takeRequests();
  expect((await run("reads")).passed()).toBe(true);
  const others = proxy.takeRequests().filter((request) => !request.startsWith("GET "));
  expect(others).toEqual(["POST validateUser"]);
});
