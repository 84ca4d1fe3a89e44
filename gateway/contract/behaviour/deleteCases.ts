import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const gone = { statuses: [404], field: "(deleted)", why: "as it was deleted" };
const page = { skip: 0, take: 25 };

export const deleteCases: BehaviourCase[] = [
  {
    operation: "deleteInstallation",
    claim: "the installation is gone",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      await rest.call("deleteInstallation", { ...ids });
      await demandRefusal(rest.call("getInstallation", { ...ids, query: { language: "sv" } }), gone);
      const { data, meta } = await rest.call("listInstallations", { ...ids, query: page });
      demandEqual([data.length, meta.count], [0, 0], "data", "the rows and the count after it was deleted");
      const { installations } = await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId });
      demandEqual(installations.count, 0, "installations.count", "after it was deleted");
      saw(1);
    },
  },
  {
    operation: "deleteFolder",
    claim: "the folder is gone with all below it",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      const { rootFolderId } = await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId });
      await rest.call("deleteFolder", { ...ids });
      await demandRefusal(rest.call("getFolder", { ...ids }), gone);
      await demandRefusal(rest.call("getInstallation", { ...ids, query: { language: "sv" } }), {
        ...gone,
        why: "as its folder was deleted",
      });
      const root = await rest.call("getFolder", { ...ids, folderId: rootFolderId });
      demandEqual([root.subFolders.length, root.installations.count], [0, 0], "subFolders", "after it was deleted");
      saw(2);
    },
  },
  {
    operation: "deleteProject",
    claim: "the project is gone with all in it",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const count = async () =>
        (await rest.call("listProjects", { companyId: ids.companyId, query: { archived: false, skip: 0, take: 1 } }))
          .meta.count;
      const before = await count();
      await rest.call("deleteProject", { companyId: ids.companyId, projectId: ids.projectId });
      await demandRefusal(rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId }), gone);
      await demandRefusal(rest.call("getFolder", { ...ids }), { ...gone, why: "as its project was deleted" });
      demandEqual(await count(), before - 1, "meta.count", "after it was deleted");
      saw(2);
    },
  },
  {
    operation: "deleteMeasurement",
    claim: "the product is gone with its values",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      await rest.call("deleteMeasurement", { measurementId: ids.measurementId });
      const { products } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demandEqual(products.length, 0, "products", "after the only one was removed");
      const { data: steps } = await rest.call("listSteps", { ...ids, query: { language: "sv" } });
      demandEqual(steps.flatMap(({ data }) => data).length, 0, "data[].data", "the entries of a room without products");
      await demandRefusal(rest.call("deleteMeasurement", { measurementId: ids.measurementId }), gone);
      saw(1);
    },
  },
];
