import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("of sendings of several projects at once only as many are taken as the day has left", async () => {
  const [company] = upstream.companies;
  const { companyId, owner, ownerId } = company;
  const { db } = upstream.services;
  const projects = await Promise.all(Array.from({ length: 4 }, () => storeFinishedProject(db, company)));
  const earlier = Array.from({ length: 99 }, (_, index) => ({
    company_id: companyId,
    id: `earlier-${index}`,
    project_id: projects[0]?.projectId ?? "",
    to_email: "kund@kund.example",
    send_copy: false,
    sent_by: ownerId,
    created_at: new Date(Date.now() - 7_200_000),
  }));
  await db.insertInto("sending").values(earlier).execute();
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const answers = await Promise.all(
    projects.map(({ path, folderIds }) =>
      owner.post(`${path}/sign`, { activationDate, folderIds, toEmail: "kund@kund.example", sendCopy: false }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
});
