import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createGrant, createPhone } from "../../test/cameraCalls.ts";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let measurementId: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
  measurementId = (await addProduct(company, building.installation.id, null)).measurementId;
});
afterAll(() => upstream.close());

const phoneOf = ({ secret }: { secret: string }) => createPhone(upstream.url, secret);
const db = () => upstream.services.db;

async function openGrant(of = company) {
  const { status, body } = await createGrant(of, measurementId);
  expect(status).toBe(201);
  return { ...body, phone: phoneOf(body) };
}

const stateOf = async (id: string) => (await company.owner.get<Schemas["CameraGrant"]>(`/camera-grants/${id}`)).body;

async function refusalsOf(phone: ReturnType<typeof createPhone>) {
  const answers = await Promise.all([phone.open(), phone.announce(), phone.attach("https://x.example/files/a")]);
  return answers.map(({ status, problem: { requestId: _, ...problem } }) => ({ status, ...problem }));
}

async function expectUnknown(phone: ReturnType<typeof createPhone>): Promise<void> {
  const refusals = await refusalsOf(phone);
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(refusals).toEqual(await refusalsOf(createPhone(upstream.url, "never-given")));
}

describe("a grant ends, and is then as unknown as one that never was", () => {
  test("after ten minutes", async () => {
    const { id, expiresAt, phone } = await openGrant();
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(10);
    await db().updateTable("camera_grant").set({ expires_at: new Date() }).where("id", "=", id).execute();
    await expectUnknown(phone);
    expect(await stateOf(id)).toMatchObject({ state: "ENDED" });
  });

  test("when the desk ends it, more than once too", async () => {
    const { id, phone } = await openGrant();
    expect((await company.owner.delete(`/camera-grants/${id}`)).status).toBe(204);
    expect((await company.owner.delete(`/camera-grants/${id}`)).status).toBe(204);
    await expectUnknown(phone);
    expect(await stateOf(id)).toMatchObject({ state: "ENDED" });
  });

  test("when the same person makes another for the entry, and not for another step", async () => {
    const first = await openGrant();
    await createGrant(company, measurementId, "AFTER_LAYING");
    expect((await first.phone.open()).status).toBe(200);
    const second = await openGrant();
    await expectUnknown(first.phone);
    expect((await second.phone.open()).status).toBe(200);
  });

  test("when the room is finished, also if it is reopened at once", async () => {
    const { id, phone } = await openGrant();
    await db()
      .updateTable("installation")
      .set({ completed_at: new Date() })
      .where("id", "=", building.installation.id)
      .execute();
    await expectUnknown(phone);
    expect(await stateOf(id)).toMatchObject({ state: "ENDED" });
    expect((await createGrant(company, measurementId)).problem.code).toBe("INSTALLATION_COMPLETED");
    const reopened = await company.owner.post(`${building.installationPath}/reopen`, { reason: "Fel matta" });
    expect(reopened.status).toBe(200);
    await expectUnknown(phone);
    expect(await stateOf(id)).toMatchObject({ state: "ENDED" });
    expect((await createGrant(company, measurementId)).status).toBe(201);
  });

  test("when the product is removed", async () => {
    const { id, phone } = await openGrant();
    await company.owner.delete(`/measurements/${measurementId}`);
    await expectUnknown(phone);
    expect(await stateOf(id)).toMatchObject({ state: "ENDED" });
  });

  test("when the desk signs out", async () => {
    const { body } = await signIn(upstream.url, company.email, ownerPassword);
    const { AccessToken = "", RefreshToken: Token } = body.AuthenticationResult ?? {};
    const { phone } = await openGrant({ ...company, owner: createClient(upstream.url, AccessToken) });
    const other = phoneOf((await createGrant(company, measurementId, "AFTER_LAYING")).body);
    await cognitoCall(upstream.url, "RevokeToken", { ClientId: "embedded-web", Token });
    await expectUnknown(phone);
    expect((await other.open()).status).toBe(200);
  });

  test("when its person is deactivated", async () => {
    const { phone } = await openGrant();
    const setActive = (active: boolean) =>
      db().updateTable("app_user").set({ active }).where("id", "=", company.ownerId).execute();
    await setActive(false);
    await expectUnknown(phone);
    await setActive(true);
  });
});

test("a grant is for a step that takes files, of a product of one's own company", async () => {
  const { problem } = await createGrant(company, measurementId, "NO_STEP");
  expect(problem.details).toMatchObject([{ field: "stepLabel", code: "FIELD_VALUE" }]);
  expect((await createGrant(upstream.companies[1], measurementId)).status).toBe(404);
});

test("neither a colleague nor another company reads or ends a grant", async () => {
  const { id, phone } = await openGrant();
  const [, { owner: stranger }] = upstream.companies;
  expect((await stranger.get(`/camera-grants/${id}`)).status).toBe(404);
  expect((await stranger.delete(`/camera-grants/${id}`)).status).toBe(404);
  await db().updateTable("camera_grant").set({ created_by: "a-colleague" }).where("id", "=", id).execute();
  expect((await company.owner.delete(`/camera-grants/${id}`)).status).toBe(404);
  await db().updateTable("camera_grant").set({ created_by: company.ownerId }).where("id", "=", id).execute();
  expect((await phone.open()).status).toBe(200);
});

test("a secret is stored as a hash, and goes with its grant after a day", async () => {
  const { id, secret } = await openGrant();
  const tables = [await db().selectFrom("camera_grant").selectAll().execute(), await keys()];
  expect(JSON.stringify(tables)).not.toContain(secret);
  await db()
    .updateTable("camera_grant")
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await removeLeftovers(upstream.services.db, upstream.services.storage);
  expect([(await company.owner.get(`/camera-grants/${id}`)).status, await keys()]).toEqual([404, []]);
});

const keys = () => db().selectFrom("unique_key").selectAll().where("kind", "=", "camera").execute();
