import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { pdfText } from "../../test/pdfText.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Certificate = Schemas["Certificate"];

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
const reason = "Mattan är 2 m², inte 6 m². Nytt bevis kommer.";

let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1 });
});

const owner = () => upstream.companies[0].owner;

async function send(toEmail = "kund@ripan.example"): Promise<Certificate> {
  const body = { activationDate, folderIds: project.folderIds, toEmail, sendCopy: false };
  const answer = await owner().post<{ certificates: Certificate[] }>(`${project.path}/sign`, body);
  const [certificate] = answer.body.certificates;
  if (!certificate) throw new Error(JSON.stringify(answer.problem));
  await untilMailed(upstream.services.db, project.projectId);
  return certificate;
}

const withdraw = ({ id }: Certificate, by = owner(), body: object = { reason }) =>
  by.post<Certificate>(`${project.path}/certificate/${id}/withdraw`, body);
const roomPath = (index: number) => `${project.path}/installation/${project.installationIds[0]?.[index]}`;
const reopen = (index: number, by = owner()) =>
  by.post<Schemas["InstallationDetail"]>(`${roomPath(index)}/reopen`, { reason: "Fel matta i protokollet" });
const registered = async (number: string) => {
  const { body } = await owner().get<Schemas["CertificatePage"]>(`/certificates?number=${number}`);
  return body.data[0];
};
const setRole = (role: "user" | "admin" | "owner") =>
  upstream.services.db.updateTable("app_user").set({ role }).where("id", "=", upstream.companies[0].ownerId).execute();
const publicPage = async ({ pageUrl = "" }: Certificate) => {
  const answer = await fetch(`${upstream.url}/v1/certificate/${pageUrl.split("/").at(-1)}`);
  return (await answer.json()) as Schemas["VerifiedCertificate"];
};
const historyOf = async () => {
  const { body } = await owner().get<{ data: Schemas["HistoryEntry"][] }>(
    `/history?subject=PROJECT&subjectId=${project.projectId}&take=50`,
  );
  return body.data.map(({ action, changes }) => [action, changes.map(({ field, to }) => [field, to])]);
};

test("withdrawing ends the certificate everywhere, and its project goes on", async () => {
  const sent = await send();
  expect(sent).toMatchObject({ status: "ISSUED", withdrawal: null, replaces: [], replacedBy: [] });
  const { body: before } = await owner().get<Schemas["Project"]>(project.path);
  expect(before).toMatchObject({ status: "COMPLETED", archived: true });

  const withdrawn = await withdraw(sent);

  expect([withdrawn.status, withdrawn.body.status]).toEqual([200, "WITHDRAWN"]);
  expect(withdrawn.body.withdrawal).toMatchObject({ reason, recipients: [{ email: "kund@ripan.example" }] });
  expect(await registered(sent.number)).toMatchObject({ status: "WITHDRAWN", withdrawal: { reason } });
  const page = await publicPage(sent);
  expect(page).toMatchObject({ status: "WITHDRAWN", withdrawal: { at: expect.any(String), reason }, replacedBy: [] });
  expect(page.withdrawal).not.toHaveProperty("recipients");
  const { body: after } = await owner().get<Schemas["Project"]>(project.path);
  expect(after).toMatchObject({ status: "SIGNABLE", archived: false, installations: { completed: 2, activated: 0 } });
  const room = await owner().get<Schemas["InstallationDetail"]>(roomPath(0));
  expect(room.body).toMatchObject({ completedAt: expect.any(String), activatedAt: null });
  const history = await historyOf();
  for (const entry of [
    ["certificate.withdrawn", [["reason", reason]]],
    ["installation.deactivated", []],
    ["project.reopened", [["archived", "false"]]],
  ])
    expect(history).toContainEqual(entry);
  const { body: signed } = await owner().get<{ data: Schemas["SignableFolder"][] }>(
    `${project.path}/signable?signed=true`,
  );
  expect(signed.data).toMatchObject([
    { selectable: false, installations: [], certificates: [{ status: "WITHDRAWN" }] },
  ]);
});

test("a room is reopened, corrected, finished and sent again; the certificates name each other", async () => {
  const old = await send();
  expect((await reopen(0)).problem.code).toBe("INSTALLATION_ACTIVATED");
  await withdraw(old);
  const opened = await reopen(0);
  expect([opened.status, opened.body.completedAt]).toEqual([200, null]);
  expect((await reopen(0)).status).toBe(200);
  const history = await historyOf();
  const reopened = history.filter(([action]) => action === "installation.reopened");
  expect(reopened).toEqual([["installation.reopened", [["reason", "Fel matta i protokollet"]]]]);
  const [product] = opened.body.products;
  const marking = await owner().put(`/measurements/${product?.measurementId}`, { cableMarking: "FC-rättad" });
  expect(marking.status).toBe(200);
  expect((await owner().post(`${roomPath(0)}/complete`)).status).toBe(200);

  const next = await send();

  const link = ({ number, pageUrl }: Certificate) => ({ number, pageUrl, issuedAt: expect.any(String) });
  expect(next).toMatchObject({ status: "ISSUED", replaces: [link(old)], replacedBy: [] });
  expect(await registered(old.number)).toMatchObject({ status: "REPLACED", replaces: [], replacedBy: [link(next)] });
  expect(await publicPage(old)).toMatchObject({ status: "REPLACED", replacedBy: [link(next)], withdrawal: { reason } });
  expect(await publicPage(next)).toMatchObject({ status: "ISSUED", replaces: [link(old)], withdrawal: null });
  expect(await historyOf()).toContainEqual(["certificate.replaced", [["replacedBy", next.number]]]);
  expect(await pdfText((await registered(next.number))?.url ?? "")).toContain(`Ersätter ${old.number}`);
  expect((await withdraw(old)).problem).toMatchObject({
    code: "CERTIFICATE_REPLACED",
    message: expect.stringContaining(next.number),
  });
  const { body } = await owner().get<Schemas["Project"]>(project.path);
  expect(body).toMatchObject({ status: "COMPLETED", archived: true });
  const logged = upstream.services.db
    .selectFrom("log_opening")
    .select("kind")
    .where("company_id", "=", project.companyId);
  const kinds = await logged.where("certificate_id", "=", old.id).orderBy("appended_at").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "certificate.issued",
    "certificate.withdrawn",
    "certificate.replaced",
  ]);
  // The third certificate replaces the second, not the first.
  await withdraw(next);
  expect((await send()).replaces?.map(({ number }) => number)).toEqual([next.number]);
});

test("what a withdrawn certificate covered is never deleted", async () => {
  await withdraw(await send());
  const { body } = await reopen(0);
  const paths = [
    `/measurements/${body.products[0]?.measurementId}`,
    roomPath(0),
    roomPath(1),
    `${project.path}/folder/${project.folderIds[0]}`,
    project.path,
  ];
  for (const path of paths) {
    const { status, problem } = await owner().delete(path);
    expect([path, status, problem.code]).toEqual([path, 409, "WAS_CERTIFIED"]);
  }
  const added = await owner().post<{ measurementId: string }>("/measurements", {
    ...{ installationId: project.installationIds[0]?.[0], productId: body.products[0]?.productId, cableMarking: "FC" },
  });
  expect((await owner().delete(`/measurements/${added.body.measurementId}`)).status).toBe(204);
});

test("a withdrawn certificate is sent to nobody again, and counts no longer among the figures", async () => {
  const path = "/figures?from=2026-01-01&to=2099-12-31";
  const activated = async () => (await owner().get<Schemas["Figures"]>(path)).body.total.activated;
  const before = await activated();
  const sent = await send();
  expect(await activated()).toBe(before + 1);
  await withdraw(sent);
  expect(await activated()).toBe(before);
  const again = { folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await owner().post(`${project.path}/resend-signed`, again)).problem.code).toBe("FOLDER_NOT_SIGNABLE");
  const { problem } = await withdraw(sent);
  expect(problem.code).toBe("CERTIFICATE_WITHDRAWN");
});

test("only admins of the company withdraw and reopen, with a reason", async () => {
  const sent = await send();
  const stranger = upstream.companies[1].owner;
  await setRole("user");
  expect((await withdraw(sent)).problem.code).toBe("ADMIN_ONLY");
  await setRole("admin");
  expect((await withdraw(sent, stranger)).status).toBe(404);
  for (const body of [{}, { reason: "" }, { reason: " \n" }, { reason: "x".repeat(501) }])
    expect((await withdraw(sent, owner(), body)).status).toBe(400);
  expect(await registered(sent.number)).toMatchObject({ status: "ISSUED" });
  const other = await storeFinishedProject(upstream.services.db, upstream.companies[0]);
  const elsewhere = `${other.path}/certificate/${sent.id}/withdraw`;
  expect((await owner().post(elsewhere, { reason })).status).toBe(404);
  await withdraw(sent);
  await setRole("user");
  expect((await reopen(0)).problem.code).toBe("ADMIN_ONLY");
  await setRole("owner");
  expect((await reopen(0, stranger)).status).toBe(404);
  expect((await owner().get<Schemas["Installation"]>(roomPath(0))).body.completedAt).not.toBeNull();
});
