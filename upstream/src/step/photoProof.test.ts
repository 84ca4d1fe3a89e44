import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawCable, randomSite } from "../../test/cablePictures.ts";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import { announce, png, put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
const site = randomSite("bathrooms");
let photo: Buffer;
let small: Buffer;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  photo = await drawCable("first", site);
  small = await sharp(photo).resize(400).png().toBuffer();
});
afterAll(() => upstream.close());

test("keeps what the sender says of a photo, and tells it beside the hash of what is stored", async () => {
  const facts = { chosenSha256: "0f".repeat(32), takenAt: "2026-11-04T09:41:00+01:00", origin: "CAMERA" };
  const { body } = await announce(company, building.installationPath, "a.png", png.length, facts);
  await put(body.url, png);
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const attachments = [{ url: body.fileUrl, fileName: "a.png" }];
  const recorded = await record(company, measurementId, "AFTER_LAYING", { attachments });
  const sha256 = createHash("sha256").update(png).digest("hex");
  const expected = [{ fileName: "a.png", ...facts, sha256, addedAt: expect.any(String) }];
  expect(recorded.body.data.attachments).toMatchObject(expected);
  const steps = await readSteps(company, building.installationPath);
  const step = steps.find(({ stepLabel }) => stepLabel === "AFTER_LAYING");
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  expect(entry?.data.attachments).toMatchObject(expected);
});

test("a photo leaves the person and time of the values that stand beside it, in a step without values it is the record", async () => {
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const photo = async () => {
    const { body } = await announce(company, building.installationPath, "a.png", png.length);
    await put(body.url, png);
    return { url: body.fileUrl, fileName: "a.png" };
  };
  const { body: first } = await record(company, measurementId, "AFTER_LAYING", { attachments: [await photo()] });
  expect(first.recordedBy).toMatchObject({ id: company.ownerId });
  const { body: measured } = await record(company, measurementId, "AFTER_LAYING", { insulation: 200 });
  const { body: later } = await record(company, measurementId, "AFTER_LAYING", { attachments: [await photo()] });
  expect(later.data.attachments).toHaveLength(1);
  expect([later.recordedAt, later.recordedBy]).toEqual([measured.recordedAt, measured.recordedBy]);
  expect(measured.recordedAt).not.toBe(first.recordedAt);
});

test.each([
  ["chosenSha256", "0F".repeat(32)],
  ["chosenSha256", "0f".repeat(31)],
  ["takenAt", "2026-13-04T09:41:00"],
  ["takenAt", "yesterday"],
  ["origin", "SCANNER"],
])("refuses as %s %s", async (field, value) => {
  const refused = await announce(company, building.installationPath, "a.png", png.length, { [field]: value });
  expect([refused.status, refused.problem.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
});

describe("a photo of another room", () => {
  const add = async (bytes: Buffer, { facts = {}, keep = false, fileName = "a.png" } = {}) => {
    const room = await build(company);
    const { measurementId } = await addProduct(company, room.installation.id, null);
    const { body } = await announce(company, room.installationPath, fileName, bytes.length, facts);
    await put(body.url, bytes);
    const answer = (more: object) =>
      record(company, measurementId, "AFTER_LAYING", {
        attachments: [{ url: body.fileUrl, fileName, ...more }],
      });
    const { body: entry } = await answer(keep ? { keep } : {});
    const read = async () => {
      const steps = await readSteps(company, room.installationPath);
      return steps.find(({ stepLabel }) => stepLabel === "AFTER_LAYING")?.data[0];
    };
    const missing = async (asked: Schemas["Missing"]["kind"] = "SAME_PHOTO") => {
      const { body: detail } = await company.owner.get<Schemas["InstallationDetail"]>(room.installationPath);
      const { body: signable } = await company.owner.get<{ data: Schemas["SignableFolder"][] }>(
        `${room.projectPath}/signable`,
      );
      const found = [detail.missing, signable.data[0]?.installations[0]?.missing ?? []];
      return found.map((list) => list.filter(({ kind }) => kind === asked).length);
    };
    return { room, entry, answer, read, missing };
  };
  const picture = () => Buffer.concat([png, randomBytes(8)]);

  test("is asked about where it came later, and no more once it is kept", async () => {
    const bytes = picture();
    const first = await add(bytes);
    const second = await add(bytes);
    const { id, title } = first.room.installation;
    const place = { folder: null, installation: { id, title }, stepLabel: "AFTER_LAYING" };
    const sameAs = { kind: "EQUAL", count: 1, places: [expect.objectContaining(place)] };
    expect(first.entry.data.attachments).toMatchObject([{ sameAs: null }]);
    expect(second.entry.data.attachments).toMatchObject([{ sameAs }]);
    expect((await second.read())?.data.attachments).toMatchObject([{ sameAs }]);
    expect([await first.missing(), await second.missing()]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const before = await second.read();
    expect((await second.answer({ keep: true })).body.data.attachments).toMatchObject([{ sameAs: null }]);
    const after = await second.read();
    expect(after?.data.attachments).toMatchObject([{ sameAs: null }]);
    expect([after?.recordedAt, after?.changes]).toEqual([before?.recordedAt, before?.changes]);
    expect(await second.missing()).toEqual([0, 0]);
  });

  test("is found by the hash as chosen, and five places stand for many", async () => {
    const chosenSha256 = randomBytes(32).toString("hex");
    for (let index = 0; index < 6; index += 1) await add(picture(), { facts: { chosenSha256 } });
    const { entry } = await add(picture(), { facts: { chosenSha256 } });
    expect(entry.data.attachments?.[0]?.sameAs).toMatchObject({ count: 6, places: { length: 5 } });
  });

  test("is not asked about if one act put it into both rooms, or if it is added as kept", async () => {
    const bytes = picture();
    const facts = { addingKey: "one-act" };
    await add(bytes, { facts });
    expect((await add(bytes, { facts })).entry.data.attachments).toMatchObject([{ sameAs: null }]);
    expect((await add(bytes, { keep: true })).entry.data.attachments).toMatchObject([{ sameAs: null }]);
    expect((await add(bytes, { facts: { addingKey: "other" } })).entry.data.attachments).toMatchObject([
      { sameAs: { count: 3 } },
    ]);
  });

  test("is no question once the other room has it no more, nor of another company's photo", async () => {
    const bytes = picture();
    const first = await add(bytes);
    const second = await add(bytes);
    expect(second.entry.data.attachments).toMatchObject([{ sameAs: { count: 1 } }]);
    const { measurementId } = first.entry;
    await record(company, measurementId, "AFTER_LAYING", { attachments: [] });
    expect((await second.read())?.data.attachments).toMatchObject([{ sameAs: null }]);
    company = upstream.companies[1];
    expect((await add(bytes)).entry.data.attachments).toMatchObject([{ sameAs: null }]);
    company = upstream.companies[0];
  });

  test("is asked about if it looks alike, in the room where it came later; another one of the same building is not", async () => {
    const first = await add(photo, { fileName: "a.jpg" });
    const neighbour = await add(await drawCable("second", site), { fileName: "a.jpg" });
    const later = await add(small);
    const { id, title } = first.room.installation;
    const places = [expect.objectContaining({ installation: { id, title }, stepLabel: "AFTER_LAYING" })];
    expect(later.entry.data.attachments).toMatchObject([{ sameAs: { kind: "SIMILAR", count: 1, places } }]);
    const asked = async (room: typeof first) =>
      [...(await room.missing("SIMILAR_PHOTO")), ...(await room.missing())].join("");
    expect([await asked(first), await asked(neighbour), await asked(later)]).toEqual(["0000", "0000", "1100"]);
    await later.answer({ keep: true });
    expect(await asked(later)).toBe("0000");
  });

  test("is told as equal where it is both, and similar ones of one act or of another company are no question", async () => {
    const facts = { addingKey: "both-rooms" };
    await add(photo, { fileName: "a.jpg", facts });
    await add(small, { facts });
    expect((await add(small)).entry.data.attachments).toMatchObject([{ sameAs: { kind: "EQUAL" } }]);
    company = upstream.companies[1];
    expect((await add(photo, { fileName: "a.jpg", facts })).entry.data.attachments).toMatchObject([{ sameAs: null }]);
    expect((await add(small, { facts })).entry.data.attachments).toMatchObject([{ sameAs: null }]);
    expect((await add(small)).entry.data.attachments).toMatchObject([{ sameAs: { count: 1 } }]);
    company = upstream.companies[0];
  });

  test("leaves neither hash nor match when it is erased", async () => {
    const { db } = upstream.services;
    const rows = () => db.selectFrom("similar_photo").select(["file_id", "other_id"]).execute();
    const hashes = () => db.selectFrom("file").select("photo_hash").where("photo_hash", "is not", null).execute();
    expect((await rows()).length).toBeGreaterThan(0);
    await db.deleteFrom("file").where("kind", "=", "attachment").execute();
    expect([await rows(), await hashes()]).toEqual([[], []]);
  });
});
