import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ohmicSteps, readSteps, record } from "../../test/stepCalls.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
});
afterAll(() => upstream.close());

describe("finishing", () => {
  test("is refused with what is missing, and closes products and values once done", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const refused = await company.owner.post(`${building.installationPath}/complete`);
    expect([refused.status, refused.problem.code]).toEqual([409, "INSTALLATION_INCOMPLETE"]);
    expect(refused.problem.missing).toHaveLength(9);
    const photo = await uploadPhoto(company, building.installationPath);
    for (const step of ohmicSteps)
      await record(company, measurementId, step, { resistance: 1, insulation: "OVER_RANGE" });
    await record(company, measurementId, "AFTER_LAYING", {
      attachments: [{ url: photo, fileName: "Före gjutning.png" }],
    });

    const finished = await company.owner.post<Schemas["InstallationDetail"]>(
      `${building.installationPath}/complete?language=fi`,
    );
    expect(finished.status).toBe(200);
    expect(finished.body.completedAt).not.toBeNull();
    const read = await company.owner.get<Schemas["InstallationDetail"]>(`${building.installationPath}?language=fi`);
    // The photo's small picture is made in the background, perhaps between the two answers.
    const ofRoom = { ...finished.body.photo, thumbnailUrl: read.body.photo?.thumbnailUrl };
    expect({ ...finished.body, photo: ofRoom }).toEqual(read.body);
    expect(finished.headers.get("etag")).toBe(read.headers.get("etag"));
    expect(finished.body.missing.map(({ kind, field }) => [kind, field])).toEqual(
      ohmicSteps.map(() => ["OUTSIDE", "resistance"]),
    );
    const late = await record(company, measurementId, "AFTER_LAYING", { resistance: 2 });
    expect([late.status, late.problem.code]).toEqual([409, "INSTALLATION_COMPLETED"]);
    expect((await company.owner.delete(`/measurements/${measurementId}`)).status).toBe(409);
  });

  test("takes a value that cannot be judged as recorded, and names it among the remarks", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const photo = await uploadPhoto(company, building.installationPath);
    const [properties] = (await readSteps(company, building.installationPath)).map(
      ({ data }) => data[0]?.dataSchema.properties,
    );
    const { minimum = 0, maximum = 0 } = properties?.resistance ?? {};
    for (const step of ohmicSteps) {
      await record(company, measurementId, step, { resistance: (minimum + maximum) / 2, insulation: ">5" });
    }
    await record(company, measurementId, "BEFORE_CONNECTION", { insulation: ">10", resistance: ">1" });
    await record(company, measurementId, "AFTER_LAYING", { attachments: [{ url: photo, fileName: "a.png" }] });
    const finished = await company.owner.post<Schemas["InstallationDetail"]>(`${building.installationPath}/complete`);
    expect(finished.status).toBe(200);
    const remarks = finished.body.missing.map(({ kind, field, value }) => [kind, field, value]);
    expect(remarks).toEqual([
      ...ohmicSteps.slice(0, 3).map(() => ["INCONCLUSIVE", "insulation", ">5"]),
      ["INCONCLUSIVE", "resistance", ">1"],
    ]);
  });

  test("is refused for a required value that was left out on purpose", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    for (const step of ohmicSteps)
      await record(company, measurementId, step, { resistance: 88, insulation: "NOT_MEASURED" });
    const { problem } = await company.owner.post(`${building.installationPath}/complete`);
    expect(problem.missing?.filter(({ field }) => field === "insulation")).toHaveLength(4);
  });
});
