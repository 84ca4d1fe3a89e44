import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type Kysely, sql } from "kysely";
import { addPasskey } from "../../test/authenticator.ts";
import { inviteColleague, prepare, signBy, storeOpenRooms } from "../../test/declaring.ts";
import { makeInstrument } from "../../test/instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { insertFile } from "../storage/insertFile.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let db: Kysely<Tables>;
let company: TestCompany;
let owner: TestCompany["owner"];
let authenticator: Awaited<ReturnType<typeof addPasskey>>["authenticator"];
let rooms: Awaited<ReturnType<typeof storeOpenRooms>>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  db = upstream.services.db;
  company = upstream.companies[0];
  owner = company.owner;
  ({ authenticator } = await addPasskey(owner, upstream.services.config.webUrl));
  await inviteColleague(upstream, company);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  rooms = await storeOpenRooms(upstream, company);
  await storePhoto();
});

async function storePhoto(): Promise<void> {
  const { data } = await recordings().select("data").executeTakeFirstOrThrow();
  const [photo] = data.attachments ?? [];
  await insertFile(db, {
    ...{ company_id: company.companyId, id: photo?.fileId ?? "", installation_id: rooms.idOf(0), size: 3 },
    ...{ kind: "attachment", file_name: "kabel.jpg", content_type: "image/jpeg", sha256: "a".repeat(64) },
    stored_at: new Date(),
  });
}

const products = () => db.selectFrom("installed_product").select("id").where("installation_id", "=", rooms.idOf(0));
const recordings = () => db.selectFrom("recording").where("measurement_id", "in", products()).orderBy("step_label");
const setRecording = (set: { data?: RecordedData; recorded_by?: string }) =>
  db
    .updateTable("recording")
    .set({ ...set, ...(set.data && { data: JSON.stringify(set.data) }) } as never)
    .where("measurement_id", "in", products())
    .execute();

async function newPhoto(): Promise<void> {
  const { data } = await recordings().select("data").executeTakeFirstOrThrow();
  await setRecording({ data: { ...data, attachments: [{ fileId: randomUUID(), fileName: "kabel.jpg" }] } });
}

async function nameInstrument(): Promise<void> {
  const { id: instrument_id } = await makeInstrument(company, { calibrations: [] });
  const rows = await recordings().select(["company_id", "measurement_id", "step_label"]).execute();
  const told = { instrument_id, test_voltage: 500, told_by: company.ownerId, told_at: new Date() };
  await db
    .insertInto("measured_with")
    .values(rows.map((row) => ({ ...row, field: "insulation" as const, ...told })))
    .execute();
}

async function otherPerson(): Promise<void> {
  const { id } = await db
    .selectFrom("app_user")
    .select("id")
    .where("first_name", "=", "Alva")
    .executeTakeFirstOrThrow();
  await setRecording({ recorded_by: id });
}

const changes: [string, () => Promise<unknown>][] = [
  ["a value", () => setRecording({ data: { resistance: 80.6, insulation: "OVER_RANGE" } })],
  ["a photo", newPhoto],
  [
    "the bytes of a photo",
    () =>
      db
        .updateTable("file")
        .set({ sha256: "b".repeat(64) })
        .execute(),
  ],
  ["the instrument", nameInstrument],
  ["the person who measured", otherPerson],
  ["a marking", () => db.updateTable("installed_product").set({ cable_marking: "FC-9" }).execute()],
  ["the room's title", () => db.updateTable("installation").set({ title: sql`title || ' 2'` }).execute()],
  ["a product", () => db.deleteFrom("installed_product").where("id", "in", products()).execute()],
];

test.each(changes)("a room is neither signed nor finished once %s is another one than was shown", async (_, change) => {
  const { body: shown } = await prepare(owner, [rooms.idOf(0)]);
  const { body: signed } = await prepare(owner, [rooms.idOf(0)]);
  expect((await signBy(owner, signed.id, authenticator.assert(signed.options))).status).toBe(200);
  await change();
  expect((await signBy(owner, shown.id, authenticator.assert(shown.options))).problem.code).toBe("RECORD_CHANGED");
  const refused = await rooms.finish(0);
  // A room without products is refused before its declaration is checked.
  expect(refused.problem.code).toMatch(/^(RECORD_CHANGED|INSTALLATION_INCOMPLETE)$/);
  expect((await owner.get<Schemas["InstallationDetail"]>(rooms.roomPath(0))).body.completedAt).toBeNull();
});

test("of several rooms the one that changed is refused, and the others are finished as signed", async () => {
  const { body: shown } = await prepare(owner, [rooms.idOf(0), rooms.idOf(1)]);
  expect((await signBy(owner, shown.id, authenticator.assert(shown.options))).status).toBe(200);
  await db.updateTable("installation").set({ title: "Annat" }).where("id", "=", rooms.idOf(0)).execute();
  expect((await rooms.finish(0)).problem.code).toBe("RECORD_CHANGED");
  expect((await rooms.finish(1)).body.declaration?.state).toBe("SIGNED");
});
