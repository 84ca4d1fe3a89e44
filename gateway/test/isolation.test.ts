import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { dumpDatabase } from "../../upstream/test/dumpDatabase.ts";
import { findIn } from "../contract/graphql/createSender.ts";
import { documentOfStep } from "../contract/graphql/documents.ts";
import type { MutationName } from "../contract/graphql/GraphqlCase.ts";
import type { Step } from "../contract/graphql/graphqlCases.ts";
import { parseGlobalId, requireIds, toGlobalId } from "../src/graphql/globalId.ts";
import { buildOffice, type Office, schema } from "./buildOffice.ts";
import type { IdSlot } from "./idSlots.ts";
import {
  type ChangeId,
  changeableSlots,
  createOtherIds,
  type OtherIds,
  slots,
  slotsOf,
  withChanged,
} from "./otherIds.ts";
import { type OfficeStack, startOfficeStack } from "./startStack.ts";
import { nameOf, uniqueSteps } from "./uniqueSteps.ts";
import { rowsFor, unknownIds, whatCame } from "./unknownIds.ts";
import { until } from "./until.ts";
import { variablesOf } from "./variablesOf.ts";

type Variables = { variables: object; step: Step };

const slotName = ({ kind, field, path }: IdSlot) => `${kind}.${field} ${path.join(".")}`;

let stack: OfficeStack;
let theirs: Office;
let ours: Office;
let others: OtherIds;
let before: Record<string, string[]>;
const busyCases: MutationName[] = [
  "startExport",
  "cancelExport",
  "createWebhook",
  "updateWebhook",
  "rotateWebhookSecret",
  "resendWebhookDelivery",
  "deleteWebhook",
];
const sent = new Set<string>();
const own = new Map<Step, Variables>();

beforeAll(async () => {
  stack = await startOfficeStack();
  theirs = await buildOffice(stack, "owner@nordgolv.example", {
    until: "deleteInstallation",
    // Leaves out mutations whose background work would look like a change.
    without: ["sendCertificate", "resendCertificate", "withdrawInvitation", ...busyCases],
  });
  ours = await buildOffice(stack, "owner@lattia.example", {
    until: "previewCertificate",
    without: ["finishInstallation", "finishInstallations", "removeProduct", "withdrawInvitation", ...busyCases],
  });
  for (const office of [theirs, ours]) {
    await makeQuietWebhook(office);
    await storeEndedExport(office);
  }
  theirs.fixtures.set({ certificateGid: await sentBefore(theirs) });
  ours.fixtures.set({ certificateGid: toGlobalId("Certificate", ours.fixtures.get("projectId"), "none-yet") });
  theirs.fixtures.set({ faultReportId: await storeFaultReport(theirs) });
  ours.fixtures.set({ faultReportId: "none-yet" });
  others = createOtherIds(theirs.fixtures);
  // These ids replace ids of objects that the cases have not created.
  ours.fixtures.set({ installedProductGid: ours.fixtures.get("spareInstalledGid") });
  ours.fixtures.set({ signedProjectGid: ours.fixtures.get("projectGid") });
  for (const step of uniqueSteps) {
    const variables = await variablesOf(step, ours);
    if (variables) own.set(step, { step, variables });
  }
  await untilBatchesEnded();
  before = await dumpDatabase(stack.upstream.services.db);
}, 180_000);
afterAll(() => stack.close());

/** Creates a webhook for events that these cases do not cause, so that no delivery looks like a change. */
async function makeQuietWebhook({ send, fixtures }: Office): Promise<void> {
  const input = { url: "https://hooks.example/isolation", kinds: ["USER_INVITED"] };
  const { data } = await send(
    "mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }",
    { input },
  );
  const id = String(findIn(data)("createWebhook.webhook.id"));
  const deliveryGid = toGlobalId("WebhookDelivery", requireIds("Webhook", id).webhookId, "none");
  fixtures.set({ webhookGid: id, deliveryGid });
}

/** Stores an export that has ended, because a running export would look like a change. */
async function storeEndedExport({ fixtures }: Office): Promise<void> {
  const { db } = stack.upstream.services;
  const { userId } = requireIds("User", fixtures.get("userGid"));
  const users = db.selectFrom("app_user").select("company_id").where("id", "=", userId);
  const { company_id } = await users.executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await db
    .insertInto("export")
    .values({ company_id, id, owner_id: userId, query: "{ a }", state: "CANCELED" })
    .execute();
  fixtures.set({ exportGid: toGlobalId("Export", id) });
}

async function storeFaultReport({ fixtures }: Office): Promise<string> {
  const { db } = stack.upstream.services;
  const { certificateId: certificate_id } = requireIds("Certificate", fixtures.get("certificateGid"));
  const certificates = db.selectFrom("certificate").select("company_id").where("id", "=", certificate_id);
  const { company_id } = await certificates.executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await db.insertInto("fault_report").values({ company_id, id, certificate_id, text: "Kallt golv" }).execute();
  return id;
}

/** Waits for the cases' batches, so that none changes an object after the dump. */
async function untilBatchesEnded(): Promise<void> {
  const running = stack.upstream.services.db.selectFrom("batch").select("id").where("state", "=", "RUNNING");
  await until(async () => (await running.execute()).length === 0);
}

/** A certificate that the demo sent. */
async function sentBefore({ send }: Office): Promise<unknown> {
  const { data } = await send("{ viewer { company { allProjects { nodes { certificates { id } } } } } }");
  type Projects = { certificates: { id: string }[] }[];
  const projects = findIn(data)("viewer.company.allProjects.nodes") as Projects;
  return projects.flatMap(({ certificates }) => certificates)[0]?.id;
}

async function ask(step: Step, variables: object) {
  const { status, data, errors } = await ours.send(documentOfStep(schema, step), variables);
  return {
    status,
    data: data ?? null,
    errors: errors?.map(({ path, message, extensions }) => ({ path, message, code: extensions?.code })),
  };
}

const unknownId: ChangeId = (id, slot) =>
  parseGlobalId(id)?.type === "Product" ? toGlobalId("Product", crypto.randomUUID()) : others.nobodys(id, slot);

function variants({ step, variables }: Variables): IdSlot[][] {
  for (const slot of slotsOf(step, variables)) sent.add(slotName(slot));
  const changeable = changeableSlots(step, variables);
  const single = changeable.map((slot) => [slot]);
  return changeable.length > 1 ? [...single, changeable] : single;
}

test.each(uniqueSteps.map((step) => [nameOf(step), step] as const))(
  "%s: another company's ids are answered as nobody's",
  async (_, step) => {
    const given = own.get(step);
    for (const changed of given ? variants(given) : []) {
      const variablesWith = (change: ChangeId) => withChanged(given?.variables ?? {}, changed, change);
      const answer = await ask(step, variablesWith(others.foreign));
      expect(answer).toEqual(await ask(step, variablesWith(others.nobodys)));
      expect(JSON.stringify(answer)).not.toContain("Nordgolv");
    }
  },
);

test("nobody's ids in mutations are answered as the guide's table says", async () => {
  const told = new Set<string>();
  for (const { step, variables } of own.values()) {
    for (const slot of step.kind === "Mutation" ? slotsOf(step, variables) : []) {
      const answer = await ask(step, withChanged(variables, [slot], unknownId));
      const rows = rowsFor(slot);
      expect([slotName(slot), whatCame(answer)]).toEqual([slotName(slot), rows.map(({ what }) => what)]);
      for (const row of rows) told.add(row.what);
    }
  }
  expect([...told].sort()).toEqual(unknownIds.map(({ what }) => what).sort());
});

test("every id of the schema was tried", () => {
  expect(slots.length).toBeGreaterThan(30);
  expect(slots.map(slotName).filter((name) => !sent.has(name))).toEqual([]);
});

test("nothing was changed, of theirs or of ours", async () => {
  const after = await dumpDatabase(stack.upstream.services.db);
  const changed = Object.keys(after).flatMap((table) => {
    const [was, is] = [before[table] ?? [], after[table] ?? []];
    const other = [...was.filter((row) => !is.includes(row)), ...is.filter((row) => !was.includes(row))];
    return other.map((row) => `${table} ${row}`);
  });
  expect(Object.keys(before)).toContain("installation");
  expect(changed).toEqual([]);
});

test("their own ids find what is theirs", async () => {
  for (const step of uniqueSteps) {
    if (step.kind === "Mutation") continue;
    const variables = await variablesOf(step, theirs);
    const { data, errors } = await theirs.send(documentOfStep(schema, step), variables ?? {});
    expect(errors).toBeUndefined();
    if (!step.query.mayBeNull) expect(data?.[step.query.name]).not.toBeNull();
  }
});
