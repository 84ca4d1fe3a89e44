import { getCompany } from "../../src/company/companyApi.ts";
import { getFolder, updateFolder } from "../../src/folder/folderApi.ts";
import { createProject, deleteProject, getProject, listProjects } from "../../src/project/projectApi.ts";
import { path } from "../../src/rest/path.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { newProject } from "../sampleData.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

/** Nothing is given to a stranger, made twice or overwritten unseen. */
export const safetyCases: BehaviourCase[] = [
  {
    operation: "getCompany",
    claim: "is refused without a token",
    effect: "reads",
    run: async ({ rest, saw }) => {
      await getCompany(rest);
      await demandRefusal(rest.getPublic(path`v1/company`), { statuses: [401], why: "as no token was sent" });
      saw(1);
    },
  },
  {
    operation: "getProject",
    claim: "an unknown id is not found",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      const unknown = crypto.randomUUID();
      const project = getProject(rest, fixtures.get("companyId"), unknown);
      await demandRefusal(project, { statuses: [404], why: "as there is no such project" });
      const foreign = listProjects(rest, unknown, { archived: false, skip: 0, take: 1 });
      await demandRefusal(foreign, {
        statuses: [403, 404],
        field: "companyId",
        why: "as it is not the token's company",
      });
      saw(2);
    },
  },
  {
    operation: "createProject",
    claim: "one Idempotency-Key makes one project",
    effect: "writes",
    run: async ({ rest, fixtures, saw }) => {
      const companyId = fixtures.get("companyId");
      const key = crypto.randomUUID();
      const made = [
        await createProject(rest, companyId, newProject, key),
        await createProject(rest, companyId, newProject, key),
      ];
      const ids = [...new Set(made.map(({ id }) => id))];
      for (const id of ids) await deleteProject(rest, companyId, id);
      demandEqual(ids.length, 1, "Idempotency-Key", "the number of projects that were made");
      saw(1);
    },
  },
  {
    operation: "updateFolder",
    claim: "a change on an outdated version is refused",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const { version } = await getFolder(rest, ids);
      if (version === undefined) throw new SkippedError("the service tells no version");
      await updateFolder(rest, ids, { title: "First" }, version);
      const second = updateFolder(rest, ids, { title: "Second" }, version);
      await demandRefusal(second, { statuses: [412], field: "If-Match", why: "as the version is outdated" });
      demandEqual((await getFolder(rest, ids)).title, "First", "title", "as the second change was refused");
      saw(1);
    },
  },
];
