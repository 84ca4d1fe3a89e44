import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Signed = { archived: boolean; certificates: components["schemas"]["Certificate"][] };

const day = 86_400_000;
const dayFromNow = (days: number) => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0]);
});

function sign(change: object = {}, by = upstream.companies[0].owner) {
  const body = { activationDate: dayFromNow(0), toEmail: "kund@ripan.example", sendCopy: false, ...change };
  return by.post<Signed>(`${project.path}/sign`, { folderIds: project.folderIds, ...body });
}

function rowsOf(table: "certificate" | "sending") {
  return upstream.services.db.selectFrom(table).select("id").where("project_id", "=", project.projectId).execute();
}

describe("signing some folders", () => {
  test("activates only these, and leaves the project ongoing", async () => {
    const [first = "", second = ""] = project.folderIds;
    const { status, body } = await sign({ folderIds: [first] });
    expect(status).toBe(200);
    expect(body.archived).toBe(false);
    expect(body.certificates.map(({ folderId }) => folderId)).toEqual([first]);
    expect(body.certificates[0]?.number).toMatch(/^FG-\d{4}-\d{6}$/);
    const installations = await upstream.services.db
      .selectFrom("installation")
      .select(["folder_id", "activated_at", "certificate_id"])
      .where("project_id", "=", project.projectId)
      .execute();
    for (const { folder_id, activated_at, certificate_id } of installations) {
      expect(activated_at === null).toBe(folder_id === second);
      expect(certificate_id).toBe(folder_id === first ? body.certificates[0]?.id : null);
    }
  });

  test("mails the customer, and the sender when a copy is wanted", async () => {
    const { body } = await sign({ sendCopy: true, toEmail: "styrelsen@ripan.example" });
    const ids = await untilMailed(upstream.services.db, project.projectId);
    const outbox = upstream.services.config.outboxDir;
    const names = (await readdir(outbox)).filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    const addresses = mails.flatMap((mail) => mail.to?.map(({ address }) => address) ?? []);
    expect(addresses.sort()).toEqual([upstream.companies[0].email, "styrelsen@ripan.example"].sort());
    // With a database server and without a key, there is no public log.
    const proofs = upstream.services.publicLog ? body.certificates.map(({ number }) => `${number}.proof`) : [];
    for (const mail of mails) {
      expect(mail.subject).toBe("Garantibevis för elektrisk golvvärme: Kvarteret Ripan");
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([
        ...body.certificates.map(({ number }) => `Garantibevis ${number}.pdf`),
        ...proofs,
      ]);
      expect(mail.text).toContain("Badrum 1");
      expect(mail.html).toContain("/certificate/");
    }
  });
});

test("signing the last folder archives the project, numbers follow each other", async () => {
  const { body } = await sign();
  expect(body.archived).toBe(true);
  const [first, second] = body.certificates.map(({ number }) => Number(number.slice(-6)));
  expect(second).toBe((first ?? 0) + 1);
  const stored = await upstream.companies[0].owner.get<{ archived: boolean; status: string }>(project.path);
  expect(stored.body).toMatchObject({ archived: true, status: "COMPLETED" });
});

describe("refuses, and changes nothing", () => {
  test("a folder with an unfinished installation, even beside a good one", async () => {
    const [[unfinished = ""] = []] = project.installationIds;
    await upstream.services.db
      .updateTable("installation")
      .set({ completed_at: null })
      .where("id", "=", unfinished)
      .execute();
    const { status, problem } = await sign();
    expect({ status, code: problem.code }).toEqual({ status: 409, code: "FOLDER_NOT_SIGNABLE" });
    expect(problem.message).toContain("Plan 1");
    expect([...(await rowsOf("certificate")), ...(await rowsOf("sending"))]).toEqual([]);
  });

  test("a folder that is activated already", async () => {
    await sign();
    const { status, problem } = await sign();
    expect({ status, code: problem.code }).toEqual({ status: 409, code: "FOLDER_NOT_SIGNABLE" });
  });

  test.each([
    ["before the project's start", "2025-12-31T00:00:00.000Z", "DATE_INVALID"],
    ["more than a year ahead", dayFromNow(370), "DATE_INVALID"],
    ["not a day", "2026-06-01T12:30:00.000Z", "FIELD_FORMAT"],
  ])("an activation date that is %s", async (_, activationDate, code) => {
    const { status, problem } = await sign({ activationDate });
    expect(status).toBe(400);
    expect(problem.details).toEqual([expect.objectContaining({ field: "activationDate", code })]);
    expect(await rowsOf("certificate")).toEqual([]);
  });

  test.each(["a@b.example,c@d.example", "a@b.example\r\nBcc: c@d.example", "<a@b.example>", "a@b", "a@b..example"])(
    "the address %j",
    async (toEmail) => {
      const { status, problem } = await sign({ toEmail });
      expect({ status, fields: problem.details?.map(({ field }) => field) }).toEqual({
        status: 400,
        fields: ["toEmail"],
      });
      expect(await rowsOf("sending")).toEqual([]);
    },
  );

  test("another company's project, and a folder of another project", async () => {
    const other = await storeFinishedProject(upstream.services.db, upstream.companies[0]);
    expect((await sign({}, upstream.companies[1].owner)).status).toBe(404);
    expect((await sign({ folderIds: other.folderIds })).status).toBe(404);
    expect(await rowsOf("certificate")).toEqual([]);
  });
});

test("of two sendings at once one goes through", async () => {
  const answers = await Promise.all([sign(), sign(), sign()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await rowsOf("certificate")).toHaveLength(2);
});

test("the twenty-first sending within an hour waits", async () => {
  await sign();
  const resend = () =>
    upstream.companies[0].owner.post(`${project.path}/resend-signed`, {
      folderIds: project.folderIds.slice(0, 1),
      toEmail: "kund@ripan.example",
      sendCopy: false,
    });
  for (let sent = 1; sent < 20; sent += 1) expect((await resend()).status).toBe(200);
  const { status, problem, headers } = await resend();
  expect({ status, code: problem.code }).toEqual({ status: 429, code: "RATE_LIMITED" });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
});
