import type { RestSignableFolder } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import { sortedTitles } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const byValue = new Intl.Collator("sv", { numeric: true });
const why = "sorted, numbers by their value";

export const treeCases: BehaviourCase[] = [
  {
    operation: "createFolder",
    claim: "folders go three levels deep and no further",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const folderIds = [ids.folderId];
      for (const title of ["Flat 1", "Room 1"]) {
        const { id } = await rest.call("createFolder", { ...ids, folderId: folderIds.at(-1) ?? "", body: { title } });
        folderIds.push(id);
      }
      const folders = await Promise.all(folderIds.map((folderId) => rest.call("getFolder", { ...ids, folderId })));
      demandEqual(
        folders.map(({ depth }) => depth),
        [0, 1, 2],
        "depth",
        "from the first level down",
      );
      const parents = folders.slice(1).map(({ parentFolderId }) => parentFolderId);
      demandEqual(parents, folderIds.slice(0, 2), "parentFolderId", "the folder above");
      const titles = folders
        .at(-1)
        ?.path.slice(-3)
        .map(({ title }) => title);
      demandEqual(titles, ["Plan 1", "Flat 1", "Room 1"], "path", "down to the folder itself");
      const deepest = { ...ids, folderId: folderIds.at(-1) ?? "" };
      const refused = { statuses: [400, 409, 422], why: "as there are three levels" };
      await demandRefusal(rest.call("createFolder", { ...deepest, body: { title: "Corner" } }), refused);
      demandEqual(
        (await rest.call("getFolder", { ...deepest })).subFolders.length,
        0,
        "subFolders",
        "below the third level",
      );
      saw(3);
    },
  },
  {
    operation: "getFolder",
    claim: "subfolders are sorted by title",
    effect: "reads",
    run: async ({ rest, own, fixtures, saw }) => {
      const ids = own.canMake
        ? await own.tree()
        : {
            companyId: fixtures.get("companyId"),
            projectId: fixtures.get("projectId"),
            folderId: fixtures.get("rootFolderId"),
          };
      const titles = (await rest.call("getFolder", { ...ids })).subFolders.map(({ title }) => title);
      saw(titles.length);
      if (titles.length < 2) throw new SkippedError(`only ${titles.length} of at least 2 subfolders`);
      demandEqual(titles, own.canMake ? sortedTitles : titles.toSorted(byValue.compare), "subFolders[].title", why);
    },
  },
  {
    operation: "listSignableFolders",
    claim: "folders and installations are sorted by title",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.tree();
      const { data } = await rest.call("listSignableFolders", { ...ids, query: { signed: false, language: "sv" } });
      const find = (folders: RestSignableFolder[]): RestSignableFolder | undefined =>
        folders.find(({ id }) => id === ids.folderId) ?? folders.map((folder) => find(folder.folders)).find(Boolean);
      const folder = find(data);
      demandEqual(
        folder?.installations.map(({ title }) => title),
        sortedTitles,
        "installations[].title",
        why,
      );
      saw(sortedTitles.length);
    },
  },
];
