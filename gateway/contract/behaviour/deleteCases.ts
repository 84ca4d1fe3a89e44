import { deleteFolder, getFolder, listInstallations } from "../../src/folder/folderApi.ts";
import { deleteInstallation, getInstallation } from "../../src/installation/installationApi.ts";
import { deleteMeasurement } from "../../src/product/productApi.ts";
import { deleteProject, getProject, listProjects } from "../../src/project/projectApi.ts";
import { listSteps } from "../../src/step/stepApi.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const gone = { statuses: [404], field: "(deleted)", why: "as it was deleted" };
const page = { skip: 0, take: 25 };

/** Deleted things are gone from lists and counts, and are not found by their ids. */
export const deleteCases: BehaviourCase[] = [
  {
    operation: "deleteInstallation",
    claim: "the installation is gone",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      await deleteInstallation(rest, ids);
      await demandRefusal(getInstallation(rest, ids, "sv"), gone);
      const { data, meta } = await listInstallations(rest, ids, page);
      demandEqual([data.length, meta.count], [0, 0], "data", "the rows and the count after it was deleted");
      const { installations } = await getProject(rest, ids.companyId, ids.projectId);
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
      const { rootFolderId } = await getProject(rest, ids.companyId, ids.projectId);
      await deleteFolder(rest, ids);
      await demandRefusal(getFolder(rest, ids), gone);
      await demandRefusal(getInstallation(rest, ids, "sv"), { ...gone, why: "as its folder was deleted" });
      const root = await getFolder(rest, { ...ids, folderId: rootFolderId });
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
        (await listProjects(rest, ids.companyId, { archived: false, skip: 0, take: 1 })).meta.count;
      const before = await count();
      await deleteProject(rest, ids.companyId, ids.projectId);
      await demandRefusal(getProject(rest, ids.companyId, ids.projectId), gone);
      await demandRefusal(getFolder(rest, ids), { ...gone, why: "as its project was deleted" });
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
      await deleteMeasurement(rest, ids.measurementId);
      const { products } = await getInstallation(rest, ids, "sv");
      demandEqual(products.length, 0, "products", "after the only one was removed");
      const { data: steps } = await listSteps(rest, ids, "sv");
      demandEqual(steps.flatMap(({ data }) => data).length, 0, "data[].data", "the entries of a room without products");
      await demandRefusal(deleteMeasurement(rest, ids.measurementId), gone);
      saw(1);
    },
  },
];
