import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Certificate = components["schemas"]["Certificate"];

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("everybody whom the certificate reached is mailed the reason, once", async () => {
  const { db, config } = upstream.services;
  const [{ owner, email }] = upstream.companies;
  const project = await storeFinishedProject(db, upstream.companies[0], { folders: 1 });
  const sending = { folderIds: project.folderIds, toEmail: "Kund@ripan.example", sendCopy: false };
  type Signed = { certificates: Certificate[] };
  const signed = await owner.post<Signed>(`${project.path}/sign`, { ...sending, activationDate });
  await untilMailed(db, project.projectId);
  const again = { ...sending, toEmail: "kund@ripan.example", sendCopy: true };
  await owner.post(`${project.path}/resend-signed`, again);
  await untilMailed(db, project.projectId);
  const { id, number = "", pageUrl } = signed.body.certificates[0] ?? {};
  const reason = "<b>Fel</b>\nandra raden";
  await owner.post(`${project.path}/certificate/${id}/withdraw`, { reason });
  const recipients = await retry(async () => {
    const { body } = await owner.get<{ data: Certificate[] }>(`/certificates?number=${number}`);
    const told = body.data[0]?.withdrawal?.recipients ?? [];
    return told.every(({ state }) => state === "SENT") ? told : undefined;
  });
  const addresses = recipients.map((told) => told.email.toLowerCase());
  expect(addresses.toSorted()).toEqual(["kund@ripan.example", email].toSorted());
  const { outboxDir } = config;
  const mails = await Promise.all(
    (await readdir(outboxDir)).map(async (name) => PostalMime.parse(await readFile(join(outboxDir, name)))),
  );
  const [mail, ...others] = mails.filter(
    ({ subject, to }) => subject?.includes(`${number} är återkallat`) && /^kund@/i.test(to?.[0]?.address ?? ""),
  );
  expect(others).toEqual([]);
  expect(mail?.text).toContain("> <b>Fel</b>\n> andra raden");
  expect(mail?.html).toContain("&lt;b&gt;Fel&lt;/b&gt;<br>\nandra raden");
  expect(mail?.html).toMatch(/<h1 [^>]*>Garantibevis FG-[\d-]+ är återkallat: /);
  expect(mail?.text).toContain(pageUrl);
  expect(mail?.attachments).toEqual([]);
  const history = await owner.get<{ data: { changes: { to: string | null }[] }[] }>("/history?action=notice.sent");
  const told = history.body.data.map(({ changes }) => changes[0]?.to?.toLowerCase());
  expect(told.toSorted()).toEqual(addresses.toSorted());
});
