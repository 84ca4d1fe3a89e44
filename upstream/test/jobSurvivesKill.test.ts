import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readBatch, startBatch, untilEnded } from "./batchCalls.ts";
import { newProject } from "./demoBuilding.ts";
import { importProjects, readImport, untilImported } from "./importCalls.ts";
import { createMortalService, type Fate } from "./mortalService.ts";
import { startTestUpstream } from "./startTestUpstream.ts";
import { retry } from "./untilMailed.ts";

/** Set KILLS=200 by hand for 200 rounds. Each kills the service after one to three parts, and within a part. */
const kills = Number(process.env.KILLS ?? 1);
const never: Fate = { request: "none", statement: -1 };
const projects = Array.from({ length: 400 }, (_, index) => ({ ...newProject, name: `Villa ${index}` }));

let folder: string;
let companyId: string;
let service: ReturnType<typeof createMortalService>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-kill-"));
  const dataDir = join(folder, "data");
  const upstream = await startTestUpstream({ dataDir });
  const [company] = upstream.companies;
  companyId = company.companyId;
  await upstream.close();
  service = createMortalService(dataDir, company.owner.token);
});

afterAll(async () => {
  await service.stop("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

test(
  "an import whose process is killed between its parts and amid one goes on, and makes each project once",
  async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const first = { companyId, owner: await service.start(never) };
      const { body } = await importProjects(first, projects);
      const wanted = 100 * (1 + (kill % 3));
      const { doneCount } = await retry(async () => {
        const found = await readImport(first, body.id);
        return found.doneCount >= wanted ? found : undefined;
      });
      await service.stop("SIGKILL");
      expect(doneCount).toBeLessThan(projects.length);
      // The import continues at once, so the next process counts from its first request and dies within a part.
      const second = { companyId, owner: await service.start({ request: "GET /v1/company", statement: 3 + kill }) };
      await service.isKilledBy(() => second.owner.get("/company"));
      await service.stop("SIGKILL");
      const third = { companyId, owner: await service.start(never) };
      const ended = await untilImported(third, body.id);
      expect(ended).toMatchObject({ state: "COMPLETED", doneCount: projects.length });
      const { body: page } = await third.owner.get<{ meta: { count: number } }>(`/company/${companyId}/project?take=1`);
      expect(page.meta.count).toBe(projects.length * (kill + 1));
      expect(new Set(ended.projectIds).size).toBe(projects.length);
      await service.stop("SIGTERM");
    }
  },
  120_000 + kills * 30_000,
);

test("a batch whose process is killed between its parts and amid one goes on, and changes each project once", async () => {
  const first = { companyId, owner: await service.start(never) };
  const { body: made } = await importProjects(first, projects);
  const ids = (await untilImported(first, made.id)).projectIds ?? [];
  const { body } = await startBatch(first, { action: "ARCHIVE", ids });
  const { doneCount } = await retry(async () => {
    const found = await readBatch(first, body.id);
    return found.doneCount > 0 ? found : undefined;
  });
  await service.stop("SIGKILL");
  expect(doneCount).toBeLessThan(ids.length);
  const second = { companyId, owner: await service.start({ request: "GET /v1/company", statement: 3 }) };
  await service.isKilledBy(() => second.owner.get("/company"));
  await service.stop("SIGKILL");
  const third = { companyId, owner: await service.start(never) };
  expect(await untilEnded(third, body.id)).toMatchObject({ state: "COMPLETED", doneCount: ids.length, leftCount: 0 });
  const count = async (query: string) =>
    (await third.owner.get<{ meta: { count: number } }>(`/history?take=1&${query}`)).body.meta.count;
  expect([await count("action=project.archived"), await count("action=batch.archived")]).toEqual([ids.length, 1]);
  await service.stop("SIGTERM");
});
