import type { RestChangedObject } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { readChanges } from "../readChanges.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

/** Follows the changes of one project from the feed's end; changes of other projects may come between. */
async function followProject({ rest, own }: CaseContext) {
  let cursor = await own.lastChange();
  const ids = await own.project();
  const next = async (): Promise<RestChangedObject[]> => {
    const changes = await readChanges(rest, cursor);
    cursor = changes.at(-1)?.cursor ?? cursor;
    return changes.filter(({ projectId }) => projectId === ids.projectId);
  };
  return { ids, next };
}

const told = (changes: RestChangedObject[]) => changes.map(({ kind, change }) => `${kind} ${change}`);

export const feedCases: BehaviourCase[] = [
  {
    operation: "listChanges",
    claim: "what is made, changed and removed comes once after the cursor, from the outside in",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { ids, next } = await followProject(context);
      const made = ["PROJECT CREATED", "FOLDER CREATED", "FOLDER CREATED"];
      demandEqual(told(await next()), made, "data", "as a project and a folder in it were made");
      await context.rest.call("updateFolder", { ...ids, body: { title: "Plan 2" } });
      const changed = ["PROJECT CHANGED", "FOLDER CHANGED", "FOLDER CHANGED"];
      demandEqual(told(await next()), changed, "data", "as the folder was changed");
      await context.rest.call("deleteFolder", { ...ids });
      const removed = ["PROJECT CHANGED", "FOLDER CHANGED", "FOLDER REMOVED"];
      demandEqual(told(await next()), removed, "data", "as the folder was deleted");
      demandEqual(told(await next()), [], "data", "as nothing was changed since");
      context.saw(3);
    },
  },
  {
    operation: "listChanges",
    claim: "take is obeyed, and small pages tell what a large one tells",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const after = await own.lastChange();
      await own.project();
      const inOne = await readChanges(rest, after);
      const inSmall = await readChanges(rest, after, 1);
      const idsOf = (changes: RestChangedObject[]) => changes.map(({ kind, id }) => `${kind} ${id}`);
      demandEqual(idsOf(inSmall), idsOf(inOne), "data", "as on one page");
      saw(inOne.length);
    },
  },
  {
    operation: "listChanges",
    claim: "the external id is told, of what was removed the last one",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, saw } = context;
      const { ids, next } = await followProject(context);
      const externalId = `contract ${crypto.randomUUID()}`;
      await rest.call("updateProject", { ...ids, body: { externalId } });
      await rest.call("updateFolder", { ...ids, body: { title: "Plan 1", externalId } });
      const keysOf = (changes: RestChangedObject[]) => changes.map((change) => change.externalId);
      demandEqual(keysOf(await next()), [externalId, null, externalId], "data[].externalId", "of project and folders");
      await rest.call("deleteFolder", { ...ids });
      demandEqual(keysOf(await next()), [externalId, null, externalId], "data[].externalId", "with the deleted folder");
      saw(3);
    },
  },
  {
    operation: "listChanges",
    claim: "a reading from now on tells what comes after, and nothing of before",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const { features } = await rest.call("getFeatures", {});
      if (!features.includes("changesFromNow")) throw new SkippedError("the service begins at the beginning alone");
      await own.project();
      const { data, meta } = await rest.call("listChanges", { query: { from: "now" } });
      demandEqual(data.length, 0, "data", "before anything was changed");
      const { projectId } = await own.project();
      const changes = await readChanges(rest, meta.cursor);
      const [first] = changes.filter((change) => change.kind === "PROJECT" && change.change === "CREATED");
      demandEqual(first?.id, projectId, "meta.cursor", "the project that was made next");
      saw(changes.length);
    },
  },
  {
    operation: "listChanges",
    claim: "a cursor that no page gave is refused",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      await own.lastChange();
      const unknown = readChanges(rest, "bm9uZQ");
      await demandRefusal(unknown, { statuses: [400, 410], field: "after", why: "as no page gave the cursor" });
      saw(1);
    },
  },
];
