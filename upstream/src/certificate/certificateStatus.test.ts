import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
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

test("the register is filtered by status, and the search finds a certificate of any status by its number", async () => {
  const [old, other] = [await send(), project];
  await withdraw(old);
  const next = await send();
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1 });
  const withdrawn = await send();
  await withdraw(withdrawn);
  const own = [old.number, next.number, withdrawn.number];
  const listed = async (query: string) => {
    const { body } = await owner().get<Schemas["CertificatePage"]>(`/certificates?take=100&sort=number&${query}`);
    expect(body.meta.count).toBe(body.data.length);
    return body.data.map(({ number }) => number).filter((number) => own.includes(number));
  };
  expect(await listed("status=ISSUED")).toEqual([next.number]);
  expect(await listed("status=REPLACED")).toEqual([old.number]);
  expect(await listed("status=WITHDRAWN")).toEqual([withdrawn.number]);
  expect(await listed("status=REPLACED&status=WITHDRAWN")).toEqual([old.number, withdrawn.number]);
  expect(await listed("status=ISSUED&status=REPLACED&status=WITHDRAWN")).toEqual(own);
  expect((await owner().get("/certificates?status=LOST")).status).toBe(400);
  for (const number of own) {
    expect(await listed(`query=${number}`)).toEqual([number]);
    const { body } = await owner().get<Schemas["SearchHits"]>(`/search?query=${number}`);
    const place = number === withdrawn.number ? project.projectId : other.projectId;
    const hits = body.data.filter(({ title }) => title === number);
    expect(hits.map(({ kind, project }) => [kind, project?.id])).toEqual([["CERTIFICATE", place]]);
  }
});
