import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { toGlobalId } from "../src/graphql/globalId.ts";
import type { Caller } from "./createCaller.ts";
import { pageDocument } from "./pageDocument.ts";
import { signInAs } from "./signInAs.ts";
import { type Stack, startStack } from "./startStack.ts";

type Found = {
  viewer: {
    company: {
      companyId: string;
      allProjects: { nodes: { projectId: string; rootFolder: Folder & { subFolders: Folder[] } }[] };
    };
  };
};
type Folder = { folderId: string; allInstallations: { nodes: { installationId: string }[] } };

let stack: Stack;
let owner: Caller;
const ids = { companyId: "", projectId: "", folderId: "", installationId: "" };

beforeAll(async () => {
  stack = await startStack();
  owner = await signInAs(stack, "owner@nordgolv.example");
  const folder = "folderId allInstallations { nodes { installationId } }";
  const { data } = await owner.send<Found>(
    `{ viewer { company { companyId allProjects { nodes { projectId rootFolder { ${folder} subFolders { ${folder} } } } } } } }`,
  );
  ids.companyId = data.viewer.company.companyId;
  for (const { projectId, rootFolder } of data.viewer.company.allProjects.nodes)
    for (const { folderId, allInstallations } of rootFolder.subFolders)
      for (const { installationId } of allInstallations.nodes)
        Object.assign(ids, { projectId, folderId, installationId });
});
afterAll(() => stack.close());

async function requestsOf(name: string, variables: object = {}) {
  stack.takeRequests();
  const { data, errors } = await owner.send<object>(pageDocument(name), variables);
  expect(errors).toBeUndefined();
  expect(Object.values(data)).not.toContain(null);
  // Requests that run in parallel may come in any order, so the order is not compared.
  const requests = stack.takeRequests().map((request) => request.replace(/today=[\d-]+/, "today=:day"));
  return requests.toSorted();
}

const viewer = "GET v1/user/:id";
const company = "GET v1/company";
const project = `${company}/:id/project/:id`;

const folder = `${project}/folder/:id`;
const record = `${project}/installation/:id?language=sv`;
const installers = `${company}/:id/users?active=active&skip=0&take=25`;
const page = "?skip=0&take=25";
const projectId = () => ({ id: toGlobalId("Project", ids.projectId) });
const folderId = () => ({ id: toGlobalId("Folder", ids.projectId, ids.folderId) });
const place = () => ({ projectId: ids.projectId, folderId: ids.folderId });
const installation = () => ({ projectId: ids.projectId, installationId: ids.installationId });

const signable = ["false", "true"].map((signed) => `${project}/signable?signed=${signed}&language=sv`);
const companyIdOf = () => ({ id: toGlobalId("Company", ids.companyId) });

const attentionCounts = "GET v1/attention?today=:day";
const figures = (days: string) => `GET v1/figures?${days}`;
const historyCheck = "GET v1/history/check";
const historyPage = (subject: string) => `GET v1/history?${subject}&language=sv&after=&take=50`;
const everybody = `${company}/:id/users?active=all&skip=0&take=25`;

const invitations = `${company}/:id/users/invitations?skip=0&take=25`;

const sorted = `${company}/:id/project?archived=true`;
const byName = "sort=name&query=al&language=sv&today=:day";

const pages: [string, () => object, string[]][] = [
  [
    "ShellQuery",
    () => ({ language: "sv" }),
    [
      viewer,
      // Reads the company, because its country decides which day it is.
      company,
      `${company}/:id/project?archived=false&after=&take=25`,
      `${company}/:id/project?archived=true&after=&take=25`,
    ],
  ],
  [
    "FiguresPageQuery",
    () => ({
      ...{ from: "2026-01-01", to: "2026-12-31" },
      ...{ compares: true, beforeFrom: "2025-01-01", beforeTo: "2025-12-31" },
    }),
    [viewer, figures("from=2026-01-01&to=2026-12-31"), figures("from=2025-01-01&to=2025-12-31")],
  ],
  ["AttentionPageQuery", () => ({}), [viewer, company, attentionCounts]],
  ["WaitingCountQuery", () => ({}), [viewer, company, attentionCounts]],
  [
    "CertificateListPageQuery",
    () => ({ query: "ohman", states: ["SENT"], statuses: ["ISSUED", "WITHDRAWN"] }),
    [
      viewer,
      "GET v1/certificates?query=ohman&state=SENT&status=ISSUED&status=WITHDRAWN&sort=-activationDate&after=&take=50",
    ],
  ],
  ["HistoryPageQuery", () => ({}), [viewer, everybody, historyCheck, historyPage("subject=COMPANY")]],
  [
    "ProjectHistoryPageQuery",
    () => ({ projectId: ids.projectId }),
    [viewer, project, everybody, historyCheck, historyPage("subject=PROJECT&subjectId=:id")],
  ],
  [
    "InstallationHistoryQuery",
    () => ({ id: toGlobalId("Installation", ids.projectId, ids.installationId) }),
    [record, historyPage("subject=INSTALLATION&subjectId=:id")],
  ],
  [
    "ProjectListPageQuery",
    () => ({ archived: true, name: "al", language: "sv", offset: 0 }),
    [viewer, "GET v1/views", company, `${sorted}&skip=0&take=50&${byName}`],
  ],
  [
    "useProjectCountsQuery",
    () => ({ archived: true, name: "al", language: "sv" }),
    [viewer, company, `${sorted}&skip=0&take=1&${byName}`, `${sorted}&skip=0&take=1&${byName}&states=true`],
  ],
  [
    "GatheredProjectListQuery",
    () => ({ archived: true }),
    [viewer, `${company}/:id/project?archived=true&after=&take=25`],
  ],
  [
    "AccountPageQuery",
    () => ({}),
    [
      viewer,
      company,
      "GET v1/passkeys",
      "GET v1/weekly-mail",
      // `everybody` contains the active users, so they cost no further request.
      everybody,
      invitations,
    ],
  ],
  [
    "ProjectPageQuery",
    place,
    [viewer, company, project, `${project}/signable?signed=false&language=sv`, folder, `${folder}/installation${page}`],
  ],
  // The second folder is the parent, for the link back.
  [
    "FolderPageQuery",
    place,
    [project, `${project}/signable?signed=false&language=sv`, folder, folder, `${folder}/installation${page}`],
  ],
  [
    "InstallationPanelQuery",
    installation,
    [viewer, company, record, record.replace("?", "/steps?"), "GET v1/product-use?language=sv"],
  ],
  ["EditInstallationViewsQuery", place, [viewer, project, folder, installers]],
  ["CreateInstallationFormQuery", place, [viewer, installers]],
  [
    "CreateFromTemplateFormQuery",
    () => ({ first: 100 }),
    [viewer, `${company}/:id/template?sort=name&language=sv&after=&take=25`, installers],
  ],
  [
    "ProductResultsQuery",
    () => ({ query: "flex", first: 10 }),
    [company, "GET v1/product?query=flex&language=sv&skip=0&take=10"],
  ],
  ["ReadinessRetryQuery", projectId, [project, `${project}/signable?signed=false&language=sv`]],
  ["FolderInstallationsRetryQuery", folderId, [project, folder, `${folder}/installation${page}`]],
  ["SubFoldersRetryQuery", folderId, [folder]],
  ["useFolderBranchQuery", folderId, [folder]],
  ["ActivationPanelQuery", place, [viewer, company, project, ...signable]],
  ["useRefreshActivationQuery", place, [project, ...signable]],
  ["CompanyUsersRetryQuery", companyIdOf, [viewer, company, everybody, invitations]],
  ["useInviteCheckQuery", () => ({ email: "new@nordgolv.example" }), [viewer, "POST v1/user/validate"]],
];

test("the login page asks for nothing but whether somebody is signed in", async () => {
  expect(await requestsOf("LoginPageQuery", { language: "sv", hasSession: true })).toEqual([viewer]);
});

test.each(pages)("%s asks the REST service for exactly what it shows", async (name, variables, requests) => {
  expect(await requestsOf(name, variables())).toEqual(requests.toSorted());
});

test("the page that checks a file asks for the published keys, and for nobody", async () => {
  expect(await requestsOf("VerifyPageQuery")).toEqual(["GET v1/seal-keys"]);
});

test("the page of a certificate asks for that certificate, and for nobody", async () => {
  stack.takeRequests();
  const { data } = await owner.send(pageDocument("CertificatePageQuery"), { code: "nobodys-certificate-code" });
  expect(data).toEqual({ verifiedCertificate: null });
  expect(stack.takeRequests()).toEqual(["GET v1/certificate/nobodys-certificate-code"]);
});
