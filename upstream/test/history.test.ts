import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import type { components } from "../src/__generated__/contract.ts";
import type { OperationId } from "../src/http/operation.ts";
import { addProduct, type Building, build, makeTemplate, newProject, uploadPhoto } from "./demoBuilding.ts";
import { createInviting } from "./inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";
import { record } from "./stepCalls.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { untilMailed } from "./untilMailed.ts";
import { announceLogo, png, put } from "./uploading.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
afterAll(() => upstream.close());

interface Case {
  told: string;
  /** Makes what is needed, and gives the call whose entries are counted. */
  prepare: () => Promise<() => Promise<unknown>>;
  /** Each as its action and its fields. */
  entries: string[];
}

/** For each operation the entries that it writes; null for one that changes nothing of the company by its nature. */
const operations: Partial<Record<OperationId, Case[] | null>> = {
  validateUser: null,
  createLogoUpload: null,
  createAttachmentUpload: null,
  previewCertificate: null,
  // By nobody of the company, and kept with its certificate as it came.
  reportFault: null,
  requestCertificateArchive: null,
  updateUser: [
    puts("a name", ["user.changed lastName"], async () => [`/user/${company.ownerId}`, { lastName: "Ekblad" }]),
    puts("what was there", [], async () => [`/user/${company.ownerId}`, { lastName: "Ekblad" }]),
    puts("the newsletter", [], async () => [`/user/${company.ownerId}`, { subscribeToNewsletter: true }]),
    puts("a person's leaving", ["user.deactivated active"], async () => [
      `/user/${await invited("leaving@first.example")}`,
      { active: false },
    ]),
  ],
  updateUserRole: [
    puts("another role", ["user.changed role"], async () => [
      `/user/${await invited("role@first.example")}/role`,
      { role: "admin" },
    ]),
    puts("the same role", [], async () => [`/user/${company.ownerId}/role`, { role: "owner" }]),
  ],
  updateCompany: [
    puts("two fields", ["company.changed phoneNumber,website"], async () => [
      "/company",
      { phoneNumber: "+46 46 20 00 00", website: "https://www.first.example" },
    ]),
    puts("what was there", [], async () => ["/company", { website: "https://www.first.example" }]),
    puts("a logo", ["company.changed logo"], async () => {
      const { body } = await announceLogo(company, "logo.png");
      await put(body.url, png);
      return ["/company", { logo: body.fileUrl }];
    }),
  ],
  inviteUser: [
    calls("a new person", ["user.invited email,firstName,lastName,role,installer,language"], async () => {
      return () => createInviting(upstream).invite(company, "new@first.example");
    }),
    calls("a person with an account", ["user.invited email,firstName,lastName,role,installer,language"], async () => {
      const { signUp, invite } = createInviting(upstream);
      await signUp("asked@alone.example");
      return () => invite(company, "asked@alone.example");
    }),
  ],
  acceptInvitation: [
    calls("an invitation", ["user.joined email,firstName,lastName,role,installer,language"], async () => {
      const { signUp, invite, tokenOf } = createInviting(upstream);
      const alva = await signUp("alva@alone.example");
      await invite(company, "alva@alone.example");
      const token = await tokenOf("alva@alone.example");
      return () => alva.post("/invitation/accept", { token });
    }),
  ],
  createTemplate: [
    calls("a room", ["template.created name"], async () => {
      const building = await build(company);
      return () => makeTemplate(company, building);
    }),
  ],
  updateTemplate: [
    puts("a name", ["template.changed name"], async () => [await newTemplate(), { name: "Radhus" }]),
    puts("the same name", [], async () => [await newTemplate(), { name: "Villa" }]),
  ],
  deleteTemplate: [deletes("a template", ["template.removed name"], newTemplate)],
  createProject: [
    calls("a project", ["project.created name,customer,city,startDate,endDate"], async () => {
      return () => company.owner.post(`/company/${company.companyId}/project`, newProject);
    }),
    calls("a project twice with one key", ["project.created name,customer,city,startDate,endDate"], async () => {
      const post = () => company.owner.post(`/company/${company.companyId}/project`, newProject, "history-once");
      return async () => [await post(), await post()];
    }),
  ],
  importProjects: [
    calls("two projects", Array(2).fill("project.created name,customer,city,startDate,endDate"), async () => {
      const projects = [newProject, { ...newProject, name: "Villa Alm" }];
      return () => company.owner.post(`/company/${company.companyId}/project-import`, { projects });
    }),
    calls("a project with a fault", [], async () => {
      const projects = [newProject, { ...newProject, endDate: "2020-01-01T00:00:00Z" }];
      return () => company.owner.post(`/company/${company.companyId}/project-import`, { projects });
    }),
  ],
  updateProject: [
    puts("two fields", ["project.changed customer,endDate"], async () => [
      (await build(company)).projectPath,
      { customer: "Brf Eken", endDate: null },
    ]),
    puts("what was there", [], async () => [(await build(company)).projectPath, newProject]),
    puts("its archiving", ["project.archived archived"], async () => [
      (await build(company)).projectPath,
      { archived: true },
    ]),
    calls("a change that came too late", [], async () => {
      const { projectPath } = await build(company);
      return () => company.owner.put(projectPath, { name: "Too late" }, '"99"');
    }),
  ],
  deleteProject: [
    deletes(
      "a project with a folder and a room",
      ["project.removed name,customer,city,startDate,endDate", "folder.removed title", "installation.removed title"],
      async () => (await withFolder()).projectPath,
    ),
  ],
  createFolder: [
    calls("a folder", ["folder.created title"], async () => {
      const building = await build(company);
      return () => addFolder(building, building.project.rootFolderId);
    }),
  ],
  updateFolder: [
    puts("a title", ["folder.changed title"], async () => [(await withFolder()).folderPath, { title: "Plan 2" }]),
    puts("the same title", [], async () => [(await withFolder()).folderPath, { title: "Plan 1" }]),
  ],
  deleteFolder: [
    deletes(
      "a folder with a folder and a room in it",
      ["folder.removed title", "folder.removed title", "installation.removed title"],
      async () => {
        const building = await withFolder();
        await addFolder(building, building.folderId);
        await moveRoom(building);
        return building.folderPath;
      },
    ),
  ],
  createInstallation: [
    calls("a room", ["installation.created title,installer,folder"], async () => {
      const { projectPath, project } = await build(company);
      const room = { title: "Kök", installerId: company.ownerId };
      return () => company.owner.post(`${projectPath}/folder/${project.rootFolderId}/installation`, room);
    }),
  ],
  updateInstallation: [
    calls("another folder", ["installation.changed folder"], async () => {
      const building = await withFolder();
      return () => moveRoom(building);
    }),
    puts("what was there", [], async () => [
      (await build(company)).installationPath,
      { title: "Badrum", installerId: company.ownerId },
    ]),
  ],
  deleteInstallation: [
    deletes("a room", ["installation.removed title"], async () => (await build(company)).installationPath),
  ],
  completeInstallation: [
    calls("a room, and once more", ["installation.finished"], async () => {
      const { path, installationIds } = await storeFinishedProject(upstream.services.db, company);
      const id = installationIds[0]?.[0] ?? "";
      await upstream.services.db.updateTable("installation").set({ completed_at: null }).where("id", "=", id).execute();
      const finish = () => company.owner.post(`${path}/installation/${id}/complete`);
      return async () => [await finish(), await finish()];
    }),
  ],
  createMeasurement: [
    calls("a product", ["product.added product,product.marking"], async () => {
      const { installation } = await build(company);
      return () => addProduct(company, installation.id, null, { cableMarking: "FC-1" });
    }),
    calls("the first values", ["step.recorded measurement.resistance,attachments"], async () => {
      const { measurementId, url } = await withProduct();
      const attachments = [{ url, fileName: "Badrum Ek.png" }];
      return () => record(company, measurementId, "BEFORE_LAYING", { resistance: 131, attachments });
    }),
    calls("another value, and the same again", ["step.changed measurement.resistance"], async () => {
      const { measurementId } = await withProduct();
      await record(company, measurementId, "BEFORE_LAYING", { resistance: 131 });
      const again = () => record(company, measurementId, "BEFORE_LAYING", { resistance: 134 });
      return async () => [await again(), await again()];
    }),
  ],
  deleteMeasurement: [
    deletes("a product", ["product.removed product,product.marking"], async () => {
      return `/measurements/${(await withProduct()).measurementId}`;
    }),
  ],
  signProject: [
    calls(
      "two folders with a room each",
      [
        "certificate.issued activationDate,validUntil",
        "installation.activated",
        "certificate.issued activationDate,validUntil",
        "installation.activated",
        "certificate.sent recipient.email,copy.email",
        "certificate.sent recipient.email,copy.email",
        "project.archived archived",
        ...Array<string>(4).fill("delivery.sent recipient.email"),
      ],
      async () => {
        const project = await storeFinishedProject(upstream.services.db, company, { rooms: 1 });
        return () => send(project, "sign", { activationDate });
      },
    ),
  ],
  resendSigned: [
    calls(
      "two certificates",
      [
        ...Array<string>(2).fill("certificate.resent recipient.email,copy.email"),
        ...Array<string>(4).fill("delivery.sent recipient.email"),
      ],
      async () => {
        const project = await storeFinishedProject(upstream.services.db, company, { rooms: 1 });
        await send(project, "sign", { activationDate });
        return () => send(project, "resend-signed", {});
      },
    ),
  ],
};

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

function calls(told: string, entries: string[], prepare: Case["prepare"]): Case {
  return { told, entries, prepare };
}

function puts(told: string, entries: string[], toRequest: () => Promise<[path: string, body: object]>): Case {
  return calls(told, entries, async () => {
    const [path, body] = await toRequest();
    return async () => expect((await company.owner.put(path, body)).status).toBe(200);
  });
}

function deletes(told: string, entries: string[], toPath: () => Promise<string>): Case {
  return calls(told, entries, async () => {
    const path = await toPath();
    return async () => expect((await company.owner.delete(path)).status).toBe(204);
  });
}

async function invited(email: string): Promise<string> {
  return (await createInviting(upstream).invite(company, email)).body.id;
}

async function newTemplate(): Promise<string> {
  return `/company/${company.companyId}/template/${await makeTemplate(company, await build(company))}`;
}

async function addFolder({ projectPath }: Building, parentId: string): Promise<string> {
  const path = `${projectPath}/folder/${parentId}/folder`;
  return (await company.owner.post<Schemas["Folder"]>(path, { title: "Plan 1" })).body.id;
}

async function withFolder() {
  const building = await build(company);
  const folderId = await addFolder(building, building.project.rootFolderId);
  return { ...building, folderId, folderPath: `${building.projectPath}/folder/${folderId}` };
}

function moveRoom({ installationPath, folderId }: Building & { folderId: string }) {
  const room = { title: "Badrum", installerId: company.ownerId, newFolderId: folderId };
  return company.owner.put(installationPath, room);
}

async function withProduct() {
  const { installation, installationPath } = await build(company);
  const { measurementId } = await addProduct(company, installation.id, null, { cableMarking: "FC-1" });
  return { measurementId, url: await uploadPhoto(company, installationPath) };
}

async function send(
  { path, folderIds, projectId }: Awaited<ReturnType<typeof storeFinishedProject>>,
  act: "sign" | "resend-signed",
  more: object,
): Promise<void> {
  await company.owner.post(`${path}/${act}`, { folderIds, toEmail: "kund@ek.example", sendCopy: true, ...more });
  await untilMailed(upstream.services.db, projectId);
}

const contract: { paths: Record<string, Record<string, { operationId?: OperationId }>> } = parse(
  readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
);

test("every operation that may write names its entries", () => {
  const writing = Object.values(contract.paths).flatMap(({ post, put, delete: remove }) =>
    [post, put, remove].flatMap((operation) => operation?.operationId ?? []),
  );
  expect(Object.keys(operations).sort()).toEqual(writing.sort());
});

const rows = Object.entries(operations).flatMap(([operation, cases]) =>
  (cases ?? []).map((row) => ({ operation, ...row })),
);

test.each(rows)("$operation with $told writes exactly its entries", async ({ prepare, entries }) => {
  const act = await prepare();
  const before = await lastSequence();
  await act();
  expect(await entriesAfter(before)).toEqual(entries);
});

test("operations that change nothing by nature write nothing", async () => {
  const { installationPath, project, projectPath } = await build(company);
  const before = await lastSequence();
  await company.owner.post("/user/validate", { email: "a@b.example" });
  await announceLogo(company, "logo.png");
  await uploadPhoto(company, installationPath);
  await company.owner.post(`${projectPath}/certificate-preview`, { activationDate, folderIds: [project.rootFolderId] });
  expect(await entriesAfter(before)).toEqual([]);
});

async function lastSequence(): Promise<number> {
  const head = upstream.services.db
    .selectFrom("history_head")
    .select("sequence")
    .where("company_id", "=", company.companyId);
  return (await head.executeTakeFirstOrThrow()).sequence;
}

async function entriesAfter(sequence: number): Promise<string[]> {
  const { body } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=100");
  const written = body.data.filter((entry) => entry.sequence > sequence).toReversed();
  return written.map(({ action, changes }) => `${action} ${changes.map(({ field }) => field)}`.trim());
}
