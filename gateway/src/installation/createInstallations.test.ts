import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Told = { code: string; field: string | null }[];
type Result = { installation: { id: string; title: string; products: { title: string }[] } | null; userErrors: Told };
type Created = { results: (Result | null)[]; folder: { installationCount: number } | null };
type Room = { title: string; installerId: string; products?: object[]; idempotencyKey?: string };

const selection =
  "results { installation { id title products { title } } userErrors { code field } } folder { installationCount }";
const path = "v1/company/:id/project/:id";
const mat = { productId: toGlobalId("Product", "8960701") };

let stack: Stack;
let mutate: Mutate;
let installerId: string;
let flex: { productId: string };
let theirs: { folderId: string; installerId: string };
beforeAll(async () => {
  stack = await startStack();
  const office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  type Found = { viewer: { company: { installers: { id: string }[] } }; products: { id: string }[] };
  const { data } = await office.send<Found>(
    '{ viewer { company { installers { id } } } products(query: "Flex R1") { id } }',
  );
  installerId = data.viewer.company.installers[0]?.id ?? "";
  flex = { productId: data.products[0]?.id ?? "" };
  const { db } = stack.upstream.services;
  const found = await db
    .selectFrom("app_user")
    .innerJoin("project", "project.company_id", "app_user.company_id")
    .where("app_user.email", "=", "owner@lattia.example")
    .select(["project.id", "project.root_folder_id", "app_user.id as userId"])
    .executeTakeFirstOrThrow();
  theirs = {
    folderId: toGlobalId("Folder", found.id, found.root_folder_id),
    installerId: toGlobalId("User", found.userId),
  };
});
afterAll(() => stack.close());

async function createFolder(): Promise<string> {
  const project = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };
  type Made = { project: { rootFolder: { id: string } } };
  const { payload } = await mutate<Made>("createProject", project, "project { rootFolder { id } }");
  return payload.project.rootFolder.id;
}

const room = (title: string, ...products: object[]): Room => ({ title, installerId, products });
const rooms = (count: number, ...products: object[]) =>
  Array.from({ length: count }, (_, index) => room(`Room ${index + 1}`, ...products));
const create = (input: { folderId: string; installations: Room[]; idempotencyKey?: string }) =>
  mutate<Created>("createInstallations", input, selection);

async function counted() {
  const { db } = stack.upstream.services;
  const count = (table: "installation" | "installed_product") =>
    db.selectFrom(table).select(db.fn.countAll().as("rows")).executeTakeFirstOrThrow();
  return Promise.all([count("installation"), count("installed_product")]);
}

test("makes twenty rooms with their product, by one request for each thing that is made", async () => {
  const folderId = await createFolder();
  const cable = { ...flex, cableLength: 60, voltage: 230 };
  const { payload, requests, bodies } = await create({ folderId, installations: rooms(20, mat, cable) });
  const titles = ["8960701", "Fjällum Flex R1, 1 Ω/m, metervara"];
  expect(payload.results.map((result) => result?.installation?.title)).toEqual(rooms(20).map(({ title }) => title));
  for (const result of payload.results) {
    expect(result?.userErrors).toEqual([]);
    expect(result?.installation?.products.map(({ title }) => title)).toEqual([expect.any(String), titles[1]]);
  }
  expect(payload.folder).toEqual({ installationCount: 20 });
  const count = (request: string) => requests.filter((one) => one === request).length;
  expect(requests.slice(0, 1)).toEqual([`GET ${path}/folder/:id`]);
  expect(count(`POST ${path}/folder/:id/installation`)).toBe(20);
  expect(count("POST v1/measurements")).toBe(40);
  expect(requests.filter((one) => one.startsWith("GET v1/product/"))).toHaveLength(2);
  // One folder, two products and 60 changes; then each room's products in the viewer's language, and the folder.
  expect(requests).toHaveLength(1 + 2 + 60 + 20 + 1);
  const installationId = expect.any(String);
  expect(bodies).toContainEqual({ title: "Room 20", installerId: expect.any(String) });
  expect(bodies).toContainEqual({ installationId, productId: "8960701" });
  expect(bodies).toContainEqual({ installationId, productId: expect.any(String), cableLength: 60, voltage: 230 });
});

test("tells each refusal at its place, and makes the others", async () => {
  const folderId = await createFolder();
  const unknown = { productId: toGlobalId("Product", crypto.randomUUID()) };
  const installations = [
    room("Hall"),
    { title: " ", installerId: "" },
    room("Bath", mat, { ...flex, cableLength: 60 }),
    room("Kitchen", mat, unknown),
    room("Study", { productId: "nonsense" }),
    { title: "Attic", installerId: theirs.installerId },
    room("x".repeat(1_000)),
  ];
  const { payload, codes } = await create({ folderId, installations });
  expect(codes).toEqual([]);
  const made = (title: string, count: number) => ({ title, products: Array(count).fill(expect.anything()) });
  expect(payload.results).toEqual([
    { installation: expect.objectContaining(made("Hall", 0)), userErrors: [] },
    {
      installation: null,
      userErrors: [
        { code: "TITLE_REQUIRED", field: "title" },
        { code: "INSTALLER_REQUIRED", field: "installerId" },
      ],
    },
    {
      installation: expect.objectContaining(made("Bath", 1)),
      userErrors: [{ code: "FIELD_REQUIRED", field: "products.1.voltage" }],
    },
    { installation: null, userErrors: [{ code: "PRODUCT_NOT_FOUND", field: "products.1.productId" }] },
    { installation: null, userErrors: [{ code: "PRODUCT_NOT_FOUND", field: "products.0.productId" }] },
    { installation: null, userErrors: [{ code: "INSTALLER_NOT_ALLOWED", field: "installerId" }] },
    { installation: null, userErrors: [{ code: "VALUE_INVALID", field: "title" }] },
  ]);
  expect(payload.folder).toEqual({ installationCount: 2 });
});

test("the same key again doubles nothing, also after the first time was cut off in the middle", async () => {
  const folderId = await createFolder();
  const idempotencyKey = "x".repeat(255);
  const send = (installations: Room[]) => create({ folderId, installations, idempotencyKey });
  const before = await counted();
  // The first request made two rooms and the product of one.
  const [first] = rooms(1, mat);
  const cut = await send([first ?? room(""), room("Room 2")]);
  const whole = await send(rooms(3, mat));
  const id = (result: Result | null | undefined) => result?.installation?.id;
  expect(whole.payload.results.slice(0, 2).map(id)).toEqual(cut.payload.results.map(id));
  expect(whole.payload.results.map((result) => result?.installation?.products.length)).toEqual([1, 1, 1]);
  const again = await send(rooms(3, mat));
  expect(again.payload).toEqual(whole.payload);
  const grown = (index: number) => Number((before[index] as { rows: string }).rows) + 3;
  expect((await counted()).map(({ rows }) => Number(rows))).toEqual([grown(0), grown(1)]);
  const other = await send([room("Another")]);
  expect(other.payload.results).toEqual([
    { installation: null, userErrors: [{ code: "IDEMPOTENCY_KEY_REUSED", field: "idempotencyKey" }] },
  ]);
});

test("makes an entry with a key of its own once, wherever it stands in the list", async () => {
  const folderId = await createFolder();
  const keyed = (title: string): Room => ({ ...room(title, mat), idempotencyKey: `own ${title}`.replace(" ", "-") });
  const first = await create({ folderId, installations: [keyed("A"), keyed("B")] });
  const second = await create({ folderId, installations: [keyed("C"), keyed("B"), room("D")] });
  const ids = (made: typeof first) => made.payload.results.map((result) => result?.installation?.id);
  expect(ids(second)[1]).toBe(ids(first)[1]);
  expect(second.payload.results[1]?.installation?.products).toHaveLength(1);
  expect(second.payload.folder).toEqual({ installationCount: 4 });
  const { errors } = await create({ folderId, installations: [{ ...room("E"), idempotencyKey: "with blanks" }] });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["BAD_USER_INPUT"]);
});

test.each([
  ["no entry", 0, {}],
  ["too many", 101, { max: 100 }],
])("%s is refused before anything is asked", async (_, count, limit) => {
  const input = { folderId: theirs.folderId, installations: rooms(count) };
  const { payload, requests } = await mutate<Created>("createInstallations", input, `results { userErrors { code } }`);
  expect(payload).toMatchObject({ results: [], userErrors: [{ code: "VALUE_INVALID", field: "installations" }] });
  expect(requests).toEqual([]);
  const query = `mutation($input: CreateInstallationsInput!) { createInstallations(input: $input) { userErrors { max } } }`;
  const caller = await signInAs(stack, "office@nordgolv.example");
  const { data } = await caller.send<{ createInstallations: unknown }>(query, { input });
  expect(data.createInstallations).toEqual({ userErrors: [{ max: null, ...limit }] });
});

test.each(["another company's folder", "a folder that is not there"])(
  "%s is one error, and nothing is made",
  async (which) => {
    const nowhere = toGlobalId("Folder", crypto.randomUUID(), crypto.randomUUID());
    const folderId = which.startsWith("another") ? theirs.folderId : nowhere;
    const before = await counted();
    const { payload, errors, requests } = await create({ folderId, installations: rooms(2, mat) });
    expect(payload).toBeUndefined();
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [["createInstallations"], "NOT_FOUND"],
    ]);
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    expect(await counted()).toEqual(before);
  },
);
