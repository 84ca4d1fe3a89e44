import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { documentOfStep } from "../contract/graphql/documentOfStep.ts";
import { graphqlCases, type Step } from "../contract/graphql/graphqlCases.ts";
import { parseGlobalId, toGlobalId } from "../src/globalId.ts";
import { buildOffice, type Office, schema } from "./buildOffice.ts";
import { dumpDatabase } from "./dumpDatabase.ts";
import { type IdSlot, idSlots, idsAt, withIds } from "./idSlots.ts";
import { type OfficeStack, startOfficeStack } from "./startOfficeStack.ts";
import { variablesOf } from "./variablesOf.ts";

type Variables = { variables: object; step: Step };

const slots = idSlots(schema);
const slotName = ({ kind, field, path }: IdSlot) => `${kind}.${field} ${path.join(".")}`;

let stack: OfficeStack;
let theirs: Office;
let ours: Office;
let before: Record<string, string[]>;
const sent = new Set<string>();
const own = new Map<Step, Variables>();

beforeAll(async () => {
  stack = await startOfficeStack();
  theirs = await buildOffice(stack, "owner@nordgolv.example", {
    until: "deleteInstallation",
    // What goes on in the background then would be taken for a change.
    without: ["sendCertificate", "resendCertificate"],
  });
  ours = await buildOffice(stack, "owner@lattia.example", {
    until: "previewCertificate",
    without: ["finishInstallation", "removeProduct"],
  });
  // What is made later in the cases, and is not asked for before.
  ours.facts.learn({ installedProductGid: ours.facts.get("spareInstalledGid") });
  ours.facts.learn({ signedProjectGid: ours.facts.get("projectGid"), invitedGid: ours.facts.get("userGid") });
  for (const step of steps) {
    const variables = await variablesOf(step, ours);
    if (variables) own.set(step, { step, variables });
  }
  before = await dumpDatabase(stack.upstream);
}, 180_000);
afterAll(() => stack.close());

/** The other company's id of the same kind; the catalogue is everybody's. */
function foreign(id: string, slot: IdSlot): string {
  const type = parseGlobalId(id)?.type;
  const facts: Record<string, string> = {
    User: "installerGid",
    Company: "companyGid",
    Project: "projectGid",
    Folder: "folderGid",
    Installation: "installationGid",
    InstalledProduct: "installedProductGid",
    Step: "stepGid",
    StepEntry: "stepEntryGid",
  };
  if (type === "Product") return id;
  if (type) return theirs.facts.get(facts[type] ?? type);
  return theirs.facts.get((slot.path.at(-1) ?? "").replace(/s$/, ""));
}

const strangers = new Map<string, string>();
function stranger(id: string): string {
  const known = strangers.get(id) ?? crypto.randomUUID();
  strangers.set(id, known);
  return known;
}

/** An id of the same form that nobody has; two of one project are still of one. */
function nobodys(id: string): string {
  const parsed = parseGlobalId(id);
  if (!parsed) return stranger(id);
  const isLabel = (place: number) => place === 2 && parsed.type.startsWith("Step");
  const parts = parsed.parts.map((part, place) => (isLabel(place) ? part : stranger(part)));
  return parsed.type === "Product" ? id : toGlobalId(parsed.type, ...parts);
}

async function ask(step: Step, variables: object) {
  const { data, errors } = await ours.send(documentOfStep(schema, step), variables);
  return {
    data: data ?? null,
    errors: errors?.map(({ path, message, extensions }) => ({ path, message, code: extensions?.code })),
  };
}

/** One variant for each id by itself, and one for all of them at once. */
function variants({ step, variables }: Variables): IdSlot[][] {
  const name = step.kind === "Query" ? step.query.name : step.mutation.name;
  const filled = slots.filter(({ kind, field, path }) => {
    return kind === step.kind && field === name && idsAt(variables, path).length > 0;
  });
  const changeable = filled.filter(({ path }) =>
    idsAt(variables, path).some((id) => parseGlobalId(id)?.type !== "Product"),
  );
  for (const slot of filled) sent.add(slotName(slot));
  const single = changeable.map((slot) => [slot]);
  return changeable.length > 1 ? [...single, changeable] : single;
}

const nameOf = (step: Step) =>
  step.kind === "Query" ? `${step.query.name} ${step.query.on ?? ""}` : step.mutation.name;
// A query that is repeated between mutations is asked here once.
const steps = graphqlCases.filter(
  (step, index) => step.kind === "Mutation" || graphqlCases.findIndex((one) => nameOf(one) === nameOf(step)) === index,
);

test.each(steps.map((step) => [nameOf(step), step] as const))(
  "%s: another company's ids are answered as nobody's",
  async (_, step) => {
    const given = own.get(step);
    for (const changed of given ? variants(given) : []) {
      const variablesWith = (change: (id: string, slot: IdSlot) => string) =>
        changed.reduce((all, slot) => withIds(all, slot.path, (id) => change(id, slot)), given?.variables ?? {});
      const answer = await ask(step, variablesWith(foreign));
      expect(answer).toEqual(await ask(step, variablesWith(nobodys)));
      expect(JSON.stringify(answer)).not.toContain("Nordgolv");
    }
  },
);

test("every id of the schema was tried", () => {
  expect(slots.length).toBeGreaterThan(30);
  expect(slots.map(slotName).filter((name) => !sent.has(name))).toEqual([]);
});

test("nothing was changed, of theirs or of ours", async () => {
  const after = await dumpDatabase(stack.upstream);
  const changed = Object.keys(after).flatMap((table) => {
    const [was, is] = [before[table] ?? [], after[table] ?? []];
    const other = [...was.filter((row) => !is.includes(row)), ...is.filter((row) => !was.includes(row))];
    return other.map((row) => `${table} ${row}`);
  });
  expect(Object.keys(before)).toContain("installation");
  expect(changed).toEqual([]);
});

test("their own ids find what is theirs", async () => {
  for (const step of steps) {
    if (step.kind === "Mutation") continue;
    const variables = await variablesOf(step, theirs);
    const { data, errors } = await theirs.send(documentOfStep(schema, step), variables ?? {});
    expect(errors).toBeUndefined();
    if (!step.query.mayBeNull) expect(data?.[step.query.name]).not.toBeNull();
  }
});
