import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { newProject } from "../sampleData.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

export const safetyCases: BehaviourCase[] = [
  {
    operation: "getCompany",
    claim: "is refused without a token",
    effect: "reads",
    run: async ({ rest, saw }) => {
      await rest.call("getCompany", {});
      await demandRefusal(rest.callPublic("getCompany", {}), { statuses: [401], why: "as no token was sent" });
      saw(1);
    },
  },
  {
    operation: "getProject",
    claim: "an unknown id is not found",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      const unknown = crypto.randomUUID();
      const project = rest.call("getProject", { companyId: fixtures.get("companyId"), projectId: unknown });
      await demandRefusal(project, { statuses: [404], why: "as there is no such project" });
      const foreign = rest.call("listProjects", { companyId: unknown, query: { archived: false, skip: 0, take: 1 } });
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
        await rest.call("createProject", { companyId, body: newProject, idempotencyKey: key }),
        await rest.call("createProject", { companyId, body: newProject, idempotencyKey: key }),
      ];
      const ids = [...new Set(made.map(({ id }) => id))];
      for (const id of ids) await rest.call("deleteProject", { companyId, projectId: id });
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
      const { version } = await rest.call("getFolder", { ...ids });
      if (version === undefined) throw new SkippedError("the service tells no version");
      await rest.call("updateFolder", { ...ids, body: { title: "First" }, ifMatch: version });
      const second = rest.call("updateFolder", { ...ids, body: { title: "Second" }, ifMatch: version });
      await demandRefusal(second, { statuses: [412], field: "If-Match", why: "as the version is outdated" });
      demandEqual(
        (await rest.call("getFolder", { ...ids })).title,
        "First",
        "title",
        "as the second change was refused",
      );
      saw(1);
    },
  },
];
