import { randomUUID } from "node:crypto";
import { listSignableFolders } from "../../src/certificate/certificateApi.ts";
import { listByExternalId, listChanges } from "../../src/externalId/changesApi.ts";
import { getFolder, listInstallations } from "../../src/folder/folderApi.ts";
import { listHistory } from "../../src/history/historyApi.ts";
import { getInstallation } from "../../src/installation/installationApi.ts";
import { getProject } from "../../src/project/projectApi.ts";
import { listSteps } from "../../src/step/stepApi.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

const page = { skip: 0, take: 25 };

const ids = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  projectId: fixtures.get("projectId"),
});
const installationIds = (context: CaseContext) => ({
  ...ids(context),
  installationId: context.fixtures.get("installationId"),
});
const rootOf = (context: CaseContext) =>
  getFolder(context.rest, { ...ids(context), folderId: context.fixtures.get("rootFolderId") });

/** Everything about one project: the fullest one, or the one that this run made. */
export const projectReadCases: RestCase[] = [
  {
    operation: "getProject",
    effect: "reads",
    run: (context) => getProject(context.rest, ids(context).companyId, ids(context).projectId),
  },
  {
    // A service without a history answers 404.
    operation: "listHistory",
    effect: "reads",
    mayAnswer: [404],
    run: (context) =>
      listHistory(context.rest, { subject: "PROJECT", subjectId: ids(context).projectId, query: "a", ...page }),
  },
  {
    // A service without changes answers 404.
    operation: "listChanges",
    effect: "reads",
    mayAnswer: [404],
    run: async ({ rest }) => {
      const { data } = await listChanges(rest, { take: 2 });
      const [first] = data;
      if (first) await listChanges(rest, { after: first.cursor, take: 100 });
    },
  },
  {
    // A service without external ids answers 404.
    operation: "findByExternalId",
    effect: "reads",
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const name = "folderExternalId";
      const externalId = fixtures.has(name) ? fixtures.get(name) : `contract ${randomUUID()}`;
      await listByExternalId(rest, { kind: "FOLDER", externalId });
      fixtures.set({ [name]: externalId });
    },
  },
  {
    operation: "getFolder",
    effect: "reads",
    run: (context) => rootOf(context),
  },
  {
    operation: "listInstallations",
    effect: "reads",
    run: async (context) => {
      const root = await rootOf(context);
      const folderIds = [context.fixtures.get("rootFolderId"), ...root.subFolders.map(({ id }) => id)];
      for (const id of folderIds) {
        const { data } = await listInstallations(context.rest, { ...ids(context), folderId: id }, page);
        if (data.length > 0) return context.fixtures.set({ folderId: id, installationId: data[0]?.id });
      }
    },
  },
  {
    operation: "getInstallation",
    effect: "reads",
    run: async (context) => {
      const { rest, fixtures } = context;
      await getInstallation(rest, installationIds(context), "sv");
      // One that nothing is recorded in yet, where this run made one.
      if (!fixtures.has("spareInstallationId")) return;
      await getInstallation(rest, { ...ids(context), installationId: fixtures.get("spareInstallationId") }, "sv");
    },
  },
  {
    operation: "listSteps",
    effect: "reads",
    run: (context) => listSteps(context.rest, installationIds(context), "sv"),
  },
  {
    operation: "listSignableFolders",
    effect: "reads",
    run: async (context) => {
      const { companyId, projectId } = ids(context);
      for (const signed of [false, true])
        await listSignableFolders(context.rest, { companyId, projectId }, { signed, language: "sv" });
    },
  },
];
