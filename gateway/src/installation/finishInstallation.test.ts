import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Coded = { userErrors: { code: string; field: string | null }[] };
type Entry = { id: string; isComplete: boolean; requiresAttachments: boolean; measurements: Measured[] };
type Limit = number | null;
type Measured = { quantity: string; verdict: string | null } & Record<
  "minimum" | "maximum" | "lowerLimit" | "least",
  Limit
>;
type Installed = { id: string; title: string; cableLength: number };

let stack: Stack;
let office: Caller;
let installation: { id: string; projectId: string; installationId: string };
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  const { db } = stack.upstream.services;
  const query = db.selectFrom("installation").innerJoin("app_user", "app_user.company_id", "installation.company_id");
  const found = await query
    .select(["installation.id", "installation.project_id"])
    .where("app_user.email", "=", "office@nordgolv.example")
    .where("installation.completed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("installed_product").select("id").whereRef("installation_id", "=", "installation.id"))),
    )
    .executeTakeFirstOrThrow();
  const { id: installationId, project_id: projectId } = found;
  installation = { id: toGlobalId("Installation", projectId, installationId), projectId, installationId };
});
afterAll(() => stack.close());

async function mutate<T>(name: string, inputType: string, selection: string, input: object) {
  stack.takeRequests();
  const query = `mutation($input: ${inputType}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  const answer = await office.send<Record<string, T & Coded>>(query, { input });
  return { ...answer, payload: answer.data?.[name] as T & Coded, requests: stack.takeRequests() };
}

const finish = (acceptsDisclaimer: boolean, id = installation.id) =>
  mutate<{ installation: object | null }>(
    "finishInstallation",
    "FinishInstallationInput",
    "installation { status viewerCanRecord missing { kind } products { title } }",
    { installationId: id, acceptsDisclaimer },
  );

const add = (input: object) =>
  mutate<{ product: Installed | null; installation: { products: Installed[] } }>(
    "addProduct",
    "AddProductInput",
    "product { id title cableLength } installation { products { id title } }",
    { installationId: installation.id, ...input },
  );

test("an installation without products cannot be finished, and says what it lacks", async () => {
  const { payload } = await finish(true);
  expect(payload.userErrors).toEqual([{ code: "NOT_READY", field: null }]);
  expect(payload.installation).toMatchObject({ status: "STARTED", missing: [{ kind: "NO_PRODUCTS" }] });
});

test("finishing needs the disclaimer, which REST is never asked about", async () => {
  const { payload, requests } = await finish(false);
  expect(payload.userErrors).toEqual([{ code: "DISCLAIMER_NOT_ACCEPTED", field: "acceptsDisclaimer" }]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test.each(["nonsense", toGlobalId("Installation", crypto.randomUUID(), crypto.randomUUID())])(
  "an installation that is not there is an error: %s",
  async (id) => {
    const { errors } = await finish(true, id);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  },
);

async function flexProduct(): Promise<string> {
  type Products = { products: { id: string; recipe: string | null; extraFields: string[] }[] };
  const { data } = await office.send<Products>('{ products(query: "Flex R1") { id recipe extraFields } }');
  const [found] = data.products;
  expect(found?.extraFields).toEqual(["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"]);
  return found?.id ?? "";
}

test("a product is refused while its recipe's fields are missing", async () => {
  const { payload } = await add({ productId: await flexProduct(), cableLength: 60 });
  expect(payload.product).toBeNull();
  expect(payload.userErrors).toEqual([{ code: "FIELD_REQUIRED", field: "voltage" }]);
});

test("a product that is not in the catalogue is a user's error", async () => {
  const { payload } = await add({ productId: toGlobalId("Product", "nothing") });
  expect(payload.userErrors).toEqual([{ code: "PRODUCT_NOT_FOUND", field: "productId" }]);
});

test("product, values and photo, then it is finished and fixed", async () => {
  const added = await add({ productId: await flexProduct(), cableLength: 60, voltage: 230 });
  expect(added.payload.userErrors).toEqual([]);
  expect(added.payload.product?.title).toBe("Fjällum Flex R1, 1 Ω/m, metervara");
  const base = "v1/company/:id/project/:id/installation/:id";
  expect(added.requests).toEqual(["POST v1/measurements", `GET ${base}?language=sv`]);

  for (const entry of await entries()) await fill(entry);
  expect((await entries()).every(({ isComplete }) => isComplete)).toBe(true);

  const finished = await finish(true);
  expect(finished.payload).toMatchObject({
    userErrors: [],
    installation: { status: "COMPLETED", viewerCanRecord: false, products: [{ title: added.payload.product?.title }] },
  });
  expect(finished.requests).toEqual([`POST ${base}/complete?language=sv`]);

  const late = await add({ productId: await flexProduct(), cableLength: 60, voltage: 230 });
  expect(late.payload.userErrors).toEqual([{ code: "ALREADY_COMPLETED", field: null }]);
  // A second click is not an error.
  expect((await finish(true)).payload).toMatchObject({ userErrors: [], installation: { status: "COMPLETED" } });
});

async function entries(): Promise<Entry[]> {
  const selection = "id isComplete requiresAttachments measurements { quantity minimum maximum verdict }";
  const query = `query($id: ID!) { node(id: $id) { ... on Installation { steps { entries { ${selection} } } } } }`;
  const { data } = await office.send<{ node: { steps: { entries: Entry[] }[] } }>(query, { id: installation.id });
  return data.node.steps.flatMap((step) => step.entries);
}

async function fill({ id, requiresAttachments, measurements }: Entry) {
  const readings = measurements.map(({ quantity, minimum, maximum }) =>
    quantity === "INSULATION"
      ? { quantity, isOverRange: true }
      : { quantity, value: ((minimum ?? 4) + (maximum ?? 4)) / 2 },
  );
  type Recorded = { stepEntry: Entry };
  const selection = "stepEntry { measurements { quantity verdict lowerLimit least } }";
  const input = { stepEntryId: id, readings };
  const { payload, requests } = await mutate<Recorded>(
    "recordMeasurements",
    "RecordMeasurementsInput",
    selection,
    input,
  );
  expect(payload.userErrors).toEqual([]);
  expect(payload.stepEntry.measurements.map(({ verdict }) => verdict)).toEqual(["WITHIN", "OVER_RANGE_WITHIN"]);
  const insulation = payload.stepEntry.measurements.at(-1);
  expect([insulation?.lowerLimit, insulation?.least]).toEqual([10, 10]);
  expect(requests).toEqual(["POST v1/measurements"]);
  if (requiresAttachments) await attach(id);
}

async function attach(stepEntryId: string) {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  );
  const file = { fileName: "laid cable.png", contentType: "image/png", size: png.length };
  const input = { installationId: installation.id, ...file };
  type Upload = { uploadUrl: string; fileUrl: string };
  const upload = await mutate<Upload>(
    "createAttachmentUpload",
    "CreateAttachmentUploadInput",
    "uploadUrl fileUrl",
    input,
  );
  expect(upload.payload.userErrors).toEqual([]);
  const put = await fetch(upload.payload.uploadUrl, {
    method: "PUT",
    body: png,
    headers: { "content-type": "image/png" },
  });
  expect(put.ok).toBe(true);
  const attachments = [{ url: upload.payload.fileUrl, fileName: file.fileName }];
  const recorded = await mutate(
    "recordAttachments",
    "RecordAttachmentsInput",
    "stepEntry { attachments { fileName size } }",
    {
      stepEntryId,
      attachments,
    },
  );
  expect(recorded.payload).toMatchObject({ userErrors: [], stepEntry: { attachments: [{ fileName: file.fileName }] } });
}
