import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { importShared } from "../../scripts/importShared.ts";
import { createTransport, type RestResponse, type Transport } from "../src/rest/transport.ts";
import { copyDemo } from "../test/copyDemo.ts";
import { type Breakage, breakages, requiredFields } from "./breakages.ts";
import type { Checked } from "./checkTransport.ts";
import { createFixtures } from "./createFixtures.ts";
import { createReport } from "./createReport.ts";
import { readContract } from "./readContract.ts";
import { type Recording, recordTransport, replayTransport } from "./replayTransport.ts";
import type { Effect } from "./rest/RestCase.ts";
import { restCases } from "./rest/restCases.ts";
import { runRest } from "./rest/runRest.ts";
import type { Schema } from "./Schema.ts";
import type { Reference } from "./startReference.ts";
import type { Invitee } from "./Target.ts";
import { userIdOf } from "./userIdOf.ts";

const address = new URL("./startReference.ts", import.meta.url).href;
const { startReference } = await importShared<typeof import("./startReference.ts")>(address);

type Recorded = { status: string; json: unknown };

const contract = readContract();
const effects = ["reads", "writes", "lasts"] as const;
/** The answers to each operation, and all exchanges. */
const newRecords = () => ({ answers: new Map<string, Recorded[]>(), exchanges: new Map() as Recording });
const recorded: Record<Effect, ReturnType<typeof newRecords>> = {
  reads: newRecords(),
  writes: newRecords(),
  lasts: newRecords(),
};
const anySchema: Schema = {};

let reference: Reference;
beforeAll(async () => {
  reference = await startReference(copyDemo);
  // Somebody whose invitation ended unused.
  await reference.upstream.services.db
    .updateTable("pool_user")
    .set({ temporary_until: new Date(0) })
    .where("email", "=", "invited@nordgolv.example")
    .execute();
  for (const may of effects) {
    const { answers, exchanges } = recorded[may];
    const transport = recordTransport(createTransport(reference.target.url), exchanges);
    const report = await run(may, transport, ({ operation, status, json }) => {
      answers.set(operation, [...(answers.get(operation) ?? []), { status: String(status), json }]);
    });
    expect(report.differences()).toEqual([]);
    expect(report.passed()).toBe(true);
  }
});
afterAll(() => reference.close());

/** The accounts that the run made, which a run over its answers is given once more. */
const invitees: Promise<Invitee>[] = [];

async function run(may: Effect, transport: Transport, onAnswer?: (checked: Checked) => void) {
  let next = 0;
  const createInvitee = () => {
    const index = next;
    next += 1;
    invitees[index] ??= reference.createInvitee();
    return invitees[index];
  };
  const target = { ...reference.target, may, createInvitee };
  const [report, fixtures] = [createReport(), createFixtures()];
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
  await runRest({ target, contract, cases: restCases, report, fixtures, transport, ...(onAnswer && { onAnswer }) });
  return report;
}

/** The run once more, over the answers that the service gave, each as it came or changed on its way. */
function runAgain(may: Effect, change: (operation: string, response: RestResponse) => RestResponse) {
  const transport = replayTransport(recorded[may].exchanges, (request, response) =>
    change(contract.find(request.method, `/${request.path}`)?.id ?? "", response),
  );
  return run(may, transport);
}

/** Every breakage of every answer that the service gave in such a run, with the answer it was found in. */
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

const metBy = (id: string) => breakagesOf(id).map(({ breakage }) => breakage.field);

// The run is a person's, whose token is no program's.
const isOfProgram = (id: string, field: string) => id === "getToken" && field.startsWith("program.");

// Of a service that imports at once; the reference service answers 202 and imports in the background.
const isOfOtherService = (id: string, field: string) => id === "importProjects" && field === "projectIds";

test("the run met every field that the contract requires", () => {
  const everywhere = new Set(contract.operations.flatMap(({ id }) => metBy(id)));
  for (const { id, schemas, successes } of withBody) {
    const met = new Set(metBy(id));
    // Rows of a list that is always empty here, as the folders of a new folder, are checked in another answer.
    const isMet = (field: string) => met.has(field) || (field.includes("[]") && everywhere.has(field));
    const required = successes.flatMap((status) => requiredFields(schemas.get(status) ?? anySchema, contract));
    expect({
      id,
      unmet: required.filter((field) => !isMet(field) && !isOfProgram(id, field) && !isOfOtherService(id, field)),
    }).toEqual({
      id,
      unmet: [],
    });
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
    const report = await runAgain(effectOf(id), (operation, response) => {
      if (operation !== id || String(response.status) !== way.answer.status) return response;
      return { ...response, text: JSON.stringify(way.breakage.break(JSON.parse(response.text))) };
    });
    const named = report.differences().map(({ operation, field }) => ({ operation, field }));
    expect(named).toEqual([{ operation: id, field: way.breakage.field }]);
    expect(report.passed()).toBe(false);
  },
);

test.each(withoutBody)("$id: a status that changes on its way is named by the run", async ({ id }) => {
  const report = await runAgain(effectOf(id), (operation, response) =>
    operation === id ? { status: 404, text: "{}" } : response,
  );
  expect(report.differences()).toEqual([{ operation: id, field: "(status)", expected: "204", got: "404" }]);
});

test("a run that may only read sends nothing but GETs, and the one question that is a POST", () => {
  const others = [...recorded.reads.exchanges].filter(([request]) => !request.startsWith("GET "));
  expect(others.map(([request, responses]) => [request.split(" {")[0], responses.length])).toEqual([
    ["POST v1/user/validate", 1],
    ["POST v1/user/validate", 1],
  ]);
});
