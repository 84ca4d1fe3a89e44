import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { storeFinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Related = { number: string; pageUrl: string }[];
type Certificate = {
  id: string;
  number: string;
  pageUrl: string;
  status: string;
  withdrawal: { reason: string; recipients: { email: string }[] } | null;
  replaces: Related;
  replacedBy: Related;
};
type Project = { status: string; archived: boolean; certificates: Certificate[] };

const selection = `id number pageUrl status viewerCanWithdraw withdrawal { reason recipients { email } } replaces { number pageUrl }
  replacedBy { number pageUrl }`;
const reason = "Fel produkt";
const today = new Date().toISOString().slice(0, 10);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

async function storeProject() {
  const { db } = stack.upstream.services;
  const users = db.selectFrom("app_user").where("email", "=", "owner@nordgolv.example");
  const owner = await users.select(["company_id as companyId", "id as ownerId"]).executeTakeFirstOrThrow();
  const { projectId, folderIds, installationIds } = await storeFinishedProject(db, owner, { folders: 1, rooms: 1 });
  const installationId = toGlobalId("Installation", projectId, installationIds[0]?.[0] ?? "");
  return { projectId: toGlobalId("Project", projectId), folders: folderIds, installationId };
}

test("an admin withdraws a certificate, reopens its room, and the next certificate replaces it", async () => {
  const mutate = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
  const { installationId, ...place } = await storeProject();
  const sending = { ...place, activationDate: today, toEmail: "kund@kund.example", acceptsDisclaimer: true };
  const send = async () => {
    type Sent = { certificates: Certificate[]; project: Project };
    const { payload } = await mutate<Sent>(
      "sendCertificate",
      sending,
      `certificates { ${selection} } project { certificates { ${selection} } }`,
    );
    return payload;
  };
  const [sent] = (await send()).certificates;
  if (!sent) throw new Error("Nothing was sent.");
  expect(sent).toMatchObject({
    status: "ISSUED",
    viewerCanWithdraw: true,
    withdrawal: null,
    replaces: [],
    replacedBy: [],
  });
  const reopen = () =>
    mutate<{ installation: { completedAt: string | null; viewerCanReopen: boolean } }>(
      "reopenInstallation",
      { installationId, reason },
      "installation { completedAt viewerCanReopen }",
    );
  expect((await reopen()).codes).toEqual([["ALREADY_ACTIVATED", null]]);

  const withdraw = (text = reason) =>
    mutate<{ certificate: Certificate; project: Project }>(
      "withdrawCertificate",
      { certificateId: sent.id, reason: text },
      `certificate { ${selection} } project { status archived certificates { number status } }`,
    );
  expect((await withdraw(" ")).codes).toEqual([["FIELD_REQUIRED", "reason"]]);
  expect((await withdraw("x".repeat(501))).codes).toEqual([["VALUE_INVALID", "reason"]]);
  const withdrawn = await withdraw();
  const told = { reason, recipients: [{ email: "kund@kund.example" }] };
  const ended = { status: "WITHDRAWN", viewerCanWithdraw: false };
  expect(withdrawn.payload.certificate).toMatchObject({ ...ended, withdrawal: told });
  expect(withdrawn.payload.project).toEqual({
    ...{ status: "SIGNABLE", archived: false },
    certificates: [{ number: sent.number, status: "WITHDRAWN" }],
  });
  expect((await withdraw()).codes).toEqual([["CERTIFICATE_WITHDRAWN", null]]);

  const reopened = await reopen();
  expect([reopened.codes, reopened.payload.installation.completedAt]).toEqual([[], null]);
  expect((await mutate("deleteInstallation", { installationId })).codes).toEqual([["WAS_CERTIFIED", null]]);
  await mutate("finishInstallation", { installationId, acceptsDisclaimer: true });
  const [next, old] = (await send()).project.certificates;
  expect(next?.replaces).toEqual([{ number: sent.number, pageUrl: sent.pageUrl }]);
  expect([old?.status, old?.replacedBy]).toEqual(["REPLACED", [{ number: next?.number, pageUrl: next?.pageUrl }]]);
  expect((await withdraw()).codes).toEqual([["CERTIFICATE_REPLACED", null]]);

  const code = sent.pageUrl.split("/").at(-1);
  const page = `{ verifiedCertificate(code: "${code}") { status withdrawal { reason } replacedBy { number pageUrl } } }`;
  const { data } = await createCaller(stack.url).send<{ verifiedCertificate: object }>(page);
  expect(data.verifiedCertificate).toEqual({
    ...{ status: "REPLACED", withdrawal: { reason } },
    replacedBy: [{ number: next?.number, pageUrl: next?.pageUrl }],
  });
});

test("a user of the office may neither withdraw nor reopen", async () => {
  const { installationId, projectId } = await storeProject();
  const mutate = createMutator(stack, await signInAs(stack, "installer@nordgolv.example"));
  const certificateId = toGlobalId("Certificate", projectId, "c");
  expect((await mutate("withdrawCertificate", { certificateId, reason })).codes).toEqual([["NOT_ALLOWED", null]]);
  const refused = await mutate<{ installation: object }>(
    "reopenInstallation",
    { installationId, reason },
    "installation { viewerCanReopen }",
  );
  expect([refused.codes, refused.payload.installation]).toEqual([[["NOT_ALLOWED", null]], { viewerCanReopen: false }]);
});
