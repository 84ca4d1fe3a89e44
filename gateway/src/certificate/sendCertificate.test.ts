import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Caller, createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Folder = { folderId: string; selectable: boolean; certificates: { number: string }[]; folders: Folder[] };
type Project = {
  id: string;
  projectId: string;
  status: string;
  foldersToActivate: Folder[];
  activatedFolders: Folder[];
};
type Sent = {
  archived: boolean;
  certificates: { number: string; pageUrl?: string }[];
  project: Project & { archived: boolean };
  userErrors: { code: string; field: string | null }[];
};

const level = "folderId selectable certificates { number }";
const tree = `${level} folders { ${level} folders { ${level} folders { ${level} } } }`;
const today = new Date().toISOString().slice(0, 10);

let stack: Stack;
let office: Caller;
let project: Project;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  type Answer = { viewer: { company: { allProjects: { nodes: Project[] } } } };
  const query = "{ viewer { company { allProjects { nodes { id projectId status } } } } }";
  const { nodes } = (await office.send<Answer>(query)).data.viewer.company.allProjects;
  const found = nodes.find(({ status }) => status === "SIGNABLE");
  if (!found) throw new Error("the demo has no project to send a certificate for");
  project = found;
});
afterAll(() => stack.close());

function flat(folders: Folder[] = []): Folder[] {
  return folders.flatMap((folder) => [folder, ...flat(folder.folders)]);
}

async function selectable(): Promise<string[]> {
  const query = `query($projectId: String!) { project(projectId: $projectId) { foldersToActivate { ${tree} } } }`;
  const { data } = await office.send<{ project: Project }>(query, { projectId: project.projectId });
  return flat(data.project.foldersToActivate)
    .filter((folder) => folder.selectable)
    .map(({ folderId }) => folderId);
}

async function send(input: object) {
  stack.takeRequests();
  const selection = `archived certificates { number pageUrl } project { status archived activatedFolders { ${tree} } } userErrors { code field }`;
  const mutation = `mutation($input: SendCertificateInput!) { sendCertificate(input: $input) { ${selection} } }`;
  const whole = {
    projectId: project.id,
    activationDate: today,
    toEmail: "kund@kund.example",
    acceptsDisclaimer: true,
    ...input,
  };
  const { data, errors } = await office.send<{ sendCertificate: Sent }>(mutation, { input: whole });
  return { sent: data?.sendCertificate, errors, requests: stack.takeRequests() };
}

test("all that is wrong is told together, and nothing is sent", async () => {
  const { sent, requests } = await send({ folderIds: [], toEmail: "kund", acceptsDisclaimer: false });
  expect(sent.userErrors).toEqual([
    { code: "NO_FOLDER_SELECTED", field: "folderIds" },
    { code: "EMAIL_INVALID", field: "toEmail" },
    { code: "DISCLAIMER_NOT_ACCEPTED", field: "acceptsDisclaimer" },
  ]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("a date that the service does not take is a user's error", async () => {
  const { sent } = await send({ folderIds: await selectable(), activationDate: "2001-01-01" });
  expect(sent.userErrors).toEqual([expect.objectContaining({ code: "DATE_INVALID" })]);
});

test("a text that is no day is refused before anything runs", async () => {
  const { errors, requests } = await send({ folderIds: ["f"], activationDate: "2026-02-30" });
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(requests).toEqual([]);
});

test("a preview is a link, and sending gives each folder its certificate", async () => {
  const folderIds = await selectable();
  const preview = await office.send<{ previewCertificate: { url: string; pages: number } }>(
    "mutation($input: PreviewCertificateInput!) { previewCertificate(input: $input) { url pages userErrors { code } } }",
    { input: { projectId: project.id, folderIds, activationDate: today } },
  );
  expect(preview.data.previewCertificate.url).toMatch(/^http/);
  expect(preview.data.previewCertificate.pages).toBe(2 * folderIds.length);

  const { sent, requests } = await send({ folderIds, toEmail: " kund@kund.example ", sendCopy: true });
  expect(sent.userErrors).toEqual([]);
  expect(sent.certificates).toHaveLength(folderIds.length);
  const base = "v1/company/:id/project/:id";
  expect(requests).toEqual([`POST ${base}/sign`, `GET ${base}`, `GET ${base}/signable?signed=true&language=sv`]);
  const activated = flat(sent.project.activatedFolders).flatMap(({ certificates }) =>
    certificates.map(({ number }) => number),
  );
  for (const { number, pageUrl } of sent.certificates) {
    expect(activated).toContain(number);
    expect(pageUrl).toMatch(/\/certificate\/[0-9A-HJKMNP-TV-Z]{40}$/);
  }
  expect(await selectable()).toEqual([]);
});

describe("resendCertificate", () => {
  const resend = (input: object) => {
    const whole = { projectId: project.id, toEmail: " ny@kund.example ", sendCopy: true, ...input };
    const selection = "project { status } certificates { number }";
    type Resent = Pick<Sent, "certificates" | "project">;
    return createMutator(stack, office)<Resent>("resendCertificate", whole, selection);
  };

  async function activated(): Promise<string[]> {
    const query = `query($projectId: String!) { project(projectId: $projectId) { activatedFolders { ${tree} } } }`;
    const { data } = await office.send<{ project: Project }>(query, { projectId: project.projectId });
    const sent = flat(data.project.activatedFolders).filter(({ certificates }) => certificates.length > 0);
    return sent.map(({ folderId }) => folderId);
  }

  test("mails what was activated again", async () => {
    const folderIds = await activated();
    const { payload, requests, bodies } = await resend({ folderIds: [...folderIds, ...folderIds] });
    expect(payload.userErrors).toEqual([]);
    expect(payload.certificates.length).toBeGreaterThanOrEqual(folderIds.length);
    const base = "v1/company/:id/project/:id";
    expect(requests).toEqual([`POST ${base}/resend-signed`, `GET ${base}`]);
    expect(bodies).toEqual([{ folderIds, toEmail: "ny@kund.example", sendCopy: true }]);
    const replaced = await resend({ folderIds, replaceOwnerCode: true });
    expect(replaced.bodies).toEqual([
      { folderIds, toEmail: "ny@kund.example", sendCopy: true, replaceOwnerCode: true },
    ]);
  });

  test("tells all that is wrong together, and nothing is sent", async () => {
    const { codes, requests } = await resend({ folderIds: [], toEmail: "kund" });
    expect(codes).toEqual([
      ["NO_FOLDER_SELECTED", "folderIds"],
      ["EMAIL_INVALID", "toEmail"],
    ]);
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    expect((await resend({ folderIds: ["a/b"] })).codes).toEqual([["FOLDER_NOT_ACTIVATED", "folderIds"]]);
  });

  test("is for activated folders", async () => {
    type Made = { folder: { folderId: string } };
    type Root = { project: { rootFolder: { id: string } } };
    const query = "query($projectId: String!) { project(projectId: $projectId) { rootFolder { id } } }";
    const { data } = await office.send<Root>(query, { projectId: project.projectId });
    const empty = { parentFolderId: data.project.rootFolder.id, title: "Empty" };
    const made = await createMutator(stack, office)<Made>("createFolder", empty, "folder { folderId }");
    const { codes } = await resend({ folderIds: [made.payload.folder.folderId] });
    expect(codes).toEqual([["FOLDER_NOT_ACTIVATED", "folderIds"]]);
  });
});

test("an unknown certificate is nobody's, and a code that cannot be one is never asked for", async () => {
  const anyone = createCaller(stack.url);
  const query = "query($code: String!) { verifiedCertificate(code: $code) { number } }";
  stack.takeRequests();
  expect(await anyone.send(query, { code: "../user/x" })).toMatchObject({ data: { verifiedCertificate: null } });
  expect(stack.takeRequests()).toEqual([]);
  expect(await anyone.send(query, { code: "a".repeat(32) })).toMatchObject({ data: { verifiedCertificate: null } });
  expect(stack.takeRequests()).toHaveLength(1);
});
