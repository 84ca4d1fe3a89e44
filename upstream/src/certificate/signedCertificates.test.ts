import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { pdfText } from "../../test/pdfText.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Tree = { data: components["schemas"]["SignableFolder"][] };
const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0]);
});

const owner = () => upstream.companies[0].owner;
const tree = (query = "") => owner().get<Tree>(`${project.path}/signable${query}`);
const sign = (folderIds = project.folderIds) =>
  owner().post(`${project.path}/sign`, { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false });

describe("the folder tree", () => {
  test("lists unfinished folders too, not selectable, with what is missing", async () => {
    const { db } = upstream.services;
    const [[unfinished = ""] = []] = project.installationIds;
    await db.updateTable("installation").set({ completed_at: null }).where("id", "=", unfinished).execute();
    const product = db.selectFrom("installed_product").select("id").where("installation_id", "=", unfinished);
    await db
      .deleteFrom("recording")
      .where("measurement_id", "in", product)
      .where("step_label", "=", "AFTER_COVERING")
      .execute();
    const { body } = await tree("?language=sv");
    const byId = new Map(body.data.map((folder) => [folder.id, folder]));
    const [open, ready] = project.folderIds.map((id) => byId.get(id));
    expect(open?.selectable).toBe(false);
    expect(ready?.selectable).toBe(true);
    const missing = open?.installations.find(({ id }) => id === unfinished)?.missing;
    expect(missing?.map(({ kind, field, stepTitle }) => [kind, field, stepTitle])).toEqual([
      ["NOT_RECORDED", "resistance", "Efter övertäckning"],
      ["NOT_RECORDED", "insulation", "Efter övertäckning"],
    ]);
  });

  test("moves a folder from one list to the other when it is signed", async () => {
    const [first = "", second = ""] = project.folderIds;
    expect((await tree("?signed=true")).body.data).toEqual([]);
    await sign([first]);
    await untilMailed(upstream.services.db, project.projectId);
    expect((await tree()).body.data.map(({ id }) => id)).toEqual([second]);
    const [signed, ...others] = (await tree("?signed=true")).body.data;
    expect(others).toEqual([]);
    expect(signed).toMatchObject({ id: first, name: "Plan 1" });
    expect(signed?.fileName).toBe(signed?.certificates[0]?.fileName);
    expect(signed?.certificates[0]?.recipients).toEqual([
      expect.objectContaining({ email: "kund@ripan.example", copy: false, state: "SENT" }),
    ]);
  });

  test("nests folders and names them by their way", async () => {
    const [first = "", second = ""] = project.folderIds;
    const change = { parent_folder_id: first, depth: 1 };
    await upstream.services.db.updateTable("folder").set(change).where("id", "=", second).execute();
    const { body } = await tree();
    expect(body.data.map(({ id }) => id)).toEqual([first]);
    expect(body.data[0]?.folders.map(({ id, name }) => [id, name])).toEqual([[second, "Plan 1 / Plan 2"]]);
  });

  test("sorts folders and installations by title, numbers by their value", async () => {
    const many = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 12, rooms: 11 });
    const { body } = await owner().get<Tree>(`${many.path}/signable`);
    expect(body.data.map(({ title }) => title)).toEqual(many.folderIds.map((_, index) => `Plan ${index + 1}`));
    const titles = body.data[0]?.installations.map(({ title }) => title);
    expect(titles).toEqual(many.installationIds[0]?.map((_, index) => `Badrum ${index + 1}`));
    const root = await owner().get<{ subFolders: { id: string }[] }>(`${many.path}/folder/${many.rootFolderId}`);
    expect(root.body.subFolders.map(({ id }) => id)).toEqual(many.folderIds);
  });

  test("is nobody else's to read", async () => {
    expect((await upstream.companies[1].owner.get(`${project.path}/signable`)).status).toBe(404);
    expect((await owner().get(`/company/${project.companyId}/project/unknown/signable`)).status).toBe(404);
  });
});

test("the sent file is the previewed one, word for word, with number and code", async () => {
  const preview = await owner().post<{ url: string; pages: number }>(`${project.path}/certificate-preview`, {
    activationDate,
    folderIds: project.folderIds.slice(0, 1),
  });
  expect(preview.body.pages).toBe(2);
  const previewed = await pdfText(preview.body.url);
  expect(previewed).toContain("Kvarteret Ripan / Plan 1");
  expect(previewed).not.toMatch(/FG-\d{4}/);
  await sign();
  await untilMailed(upstream.services.db, project.projectId);
  const { body } = await tree("?signed=true");
  const [certificate] = body.data.find(({ id }) => id === project.folderIds[0])?.certificates ?? [];
  expect(certificate?.pages).toBe(preview.body.pages);
  const sent = await pdfText(certificate?.url ?? "");
  expect(sent).toContain(certificate?.number);
  const number = certificate?.number ?? "";
  const withoutNumberAndCode = sent
    .replaceAll(`Garantibevis ${number}`, "Garantibevis")
    .replaceAll(number, "Ges när beviset skickas")
    .replace("Verifiera garantibeviset", "Koden läggs till när beviset\nskickas")
    .replace(/Förseglad \S+ av Fjällum Garanti för First El AB/, "Förseglas när beviset skickas")
    .replace(/Kod\n\S{16}\n\S{16}/, "Koden läggs till när\nbeviset skickas");
  expect(withoutNumberAndCode).toBe(previewed);
});

test("what was said of a run's thermal insulation is on its certificate", async () => {
  const [[first = "", second = ""] = []] = project.installationIds;
  const { db } = upstream.services;
  for (const [id, isolation] of [
    [first, true],
    [second, false],
  ] as const)
    await db.updateTable("installed_product").set({ isolation }).where("installation_id", "=", id).execute();
  const folderIds = project.folderIds.slice(0, 1);
  const { body } = await owner().post<{ url: string }>(`${project.path}/certificate-preview`, {
    activationDate,
    folderIds,
  });
  expect((await pdfText(body.url)).match(/Värmeisolerad/g)).toHaveLength(1);
});

test("a preview changes nothing and is refused where a sending would be", async () => {
  const [[unfinished = ""] = []] = project.installationIds;
  const { db } = upstream.services;
  await db.updateTable("installation").set({ completed_at: null }).where("id", "=", unfinished).execute();
  const { status, problem } = await owner().post(`${project.path}/certificate-preview`, {
    activationDate,
    folderIds: project.folderIds,
  });
  expect({ status, code: problem.code }).toEqual({ status: 409, code: "FOLDER_NOT_SIGNABLE" });
});

describe("sending again", () => {
  const resend = (folderIds: string[]) =>
    owner().post(`${project.path}/resend-signed`, { folderIds, toEmail: "ny@ripan.example", sendCopy: false });

  test("mails the same certificate to another address", async () => {
    await sign();
    expect((await resend(project.folderIds.slice(0, 1))).status).toBe(200);
    await untilMailed(upstream.services.db, project.projectId);
    const { body } = await tree("?signed=true");
    const certificates = body.data.find(({ id }) => id === project.folderIds[0])?.certificates ?? [];
    expect(certificates).toHaveLength(1);
    expect(certificates[0]?.recipients.map(({ email }) => email)).toEqual(["kund@ripan.example", "ny@ripan.example"]);
  });

  test("is refused for a folder without certificates", async () => {
    const { status, problem } = await resend(project.folderIds);
    expect({ status, code: problem.code }).toEqual({ status: 409, code: "FOLDER_NOT_SIGNABLE" });
  });
});
