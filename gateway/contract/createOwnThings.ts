import { createInstalledProduct } from "../src/product/installedProduct.ts";
import type { Rest } from "../src/rest/client.ts";
import type { Answer, RestStepEntry } from "../src/rest/types.ts";
import { postRecording } from "../src/step/sendRecording.ts";
import { type StepVersions, serviceVersions } from "../src/step/stepFields.ts";
import { type Fixtures, SkippedError } from "./createFixtures.ts";
import { readChanges } from "./readChanges.ts";
import { daysFromNow, newProject, onePixel, putPicture } from "./sampleData.ts";
import { type Effect, isWithin } from "./Target.ts";

export type OwnProject = { companyId: string; projectId: string; folderId: string };
export type OwnInstallation = OwnProject & { installationId: string; measurementId: string };
type Ids = Pick<OwnInstallation, "companyId" | "projectId" | "installationId">;
type Data = Parameters<typeof postRecording>[1]["data"];
type Signed = OwnInstallation & { answer: Answer<"signProject"> };

export type OwnThings = {
  canMake: boolean;
  /** A new project with a folder at each call. */
  project(name?: string): Promise<OwnProject>;
  /** A new installation with a product, in a new project. */
  installation(): Promise<OwnInstallation>;
  /** A new installation with all values, ready to be finished. */
  recorded(): Promise<OwnInstallation>;
  finished(): Promise<OwnInstallation>;
  /** Always the same finished installation, which no case changes. */
  finishedOnce(): Promise<OwnInstallation>;
  /** Always the same installation with a product, which no case changes. */
  room(): Promise<OwnInstallation>;
  /** Always the same project, which no case changes. Folders and rooms are created in reverse, to test the sorting. */
  tree(): Promise<OwnProject>;
  /** Always the same project with an activated warranty. */
  signed(): Promise<Signed>;
  /** The cursor of the latest change. */
  lastChange(): Promise<string>;
  /** Deletes the run's projects, except those with an activated warranty. */
  removeAll(): Promise<void>;
};

/** The order that a service must sort titles in: numbers by value. */
export const sortedTitles = ["Attic", "Plan 4", "Plan 12", "Wing"];

/** Creates nothing before a case asks for it. The shared objects are created once. */
export function createOwnThings(rest: Rest, fixtures: Fixtures, may: Effect): OwnThings {
  const made: string[] = [];
  let room: Promise<OwnInstallation> | undefined;
  let done: Promise<OwnInstallation> | undefined;
  let tree: Promise<OwnProject> | undefined;
  let signed: Promise<Signed> | undefined;
  let after: string | undefined;

  async function project(name = newProject.name): Promise<OwnProject> {
    const companyId = fixtures.get("companyId");
    const { id, rootFolderId } = await rest.call("createProject", { companyId, body: { ...newProject, name } });
    made.push(id);
    const ids = { companyId, projectId: id };
    const folder = await rest.call("createFolder", { ...ids, folderId: rootFolderId, body: { title: "Plan 1" } });
    return { ...ids, folderId: folder.id };
  }

  async function installation(): Promise<OwnInstallation> {
    const own = await project();
    const room = { title: "Bathroom", installerId: fixtures.get("installerId") };
    const { id } = await rest.call("createInstallation", { ...own, body: room });
    const product = { installationId: id, productId: fixtures.get("productId") };
    const { measurementId } = await createInstalledProduct(rest, product);
    return { ...own, installationId: id, measurementId };
  }

  async function recorded(): Promise<OwnInstallation> {
    const own = await installation();
    await recordSteps(rest, own, await uploadPicture(rest, own));
    return own;
  }

  async function finished(): Promise<OwnInstallation> {
    const own = await recorded();
    await rest.call("completeInstallation", { ...own });
    return own;
  }

  async function makeTree(): Promise<OwnProject> {
    const own = await project();
    for (const title of sortedTitles.toReversed()) {
      await rest.call("createFolder", { ...own, body: { title } });
      await rest.call("createInstallation", { ...own, body: { title, installerId: fixtures.get("installerId") } });
    }
    return own;
  }

  async function sign(): Promise<Signed> {
    if (!isWithin("lasts", may)) throw new SkippedError("a warranty is activated with CONTRACT_WRITE=all only");
    const own = await finished();
    const folders = { folderIds: [own.folderId], sendCopy: false, toEmail: fixtures.get("email") };
    const answer = await rest.call("signProject", { ...own, body: { ...folders, activationDate: daysFromNow(0) } });
    return { ...own, answer };
  }

  /** Continues after the last change that was read. */
  async function lastChange(): Promise<string> {
    after = (await readChanges(rest, after)).at(-1)?.cursor ?? after;
    if (!after) throw new SkippedError("nothing has changed yet");
    return after;
  }

  return {
    canMake: isWithin("writes", may),
    project,
    installation,
    recorded,
    finished,
    finishedOnce: () => (done ??= finished()),
    room: () => (room ??= installation()),
    tree: () => (tree ??= makeTree()),
    signed: () => (signed ??= sign()),
    lastChange,
    async removeAll() {
      // The service refuses to delete projects that are gone or have an activated warranty.
      for (const id of made.splice(0))
        await rest.call("deleteProject", { companyId: fixtures.get("companyId"), projectId: id }).catch(() => {});
    },
  };
}

async function uploadPicture(rest: Rest, ids: Ids): Promise<string> {
  const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
  const { url, fileUrl } = await rest.call("createAttachmentUpload", { ...ids, body: file });
  await putPicture(url);
  return fileUrl;
}

/** Records a good value for everything that the steps ask for. Returns the number of entries. */
async function recordSteps(rest: Rest, ids: Ids, photo: string): Promise<number> {
  const { data: steps } = await rest.call("listSteps", { ...ids, query: { language: "sv" } });
  const entries = steps.flatMap(({ stepLabel, data }) => data.map((entry) => ({ stepLabel, entry })));
  for (const { stepLabel, entry } of entries) {
    const versions = serviceVersions(versionsOf(entry));
    await postRecording(rest, { measurementId: entry.measurementId, stepLabel, data: filled(entry, photo), versions });
  }
  return entries.length;
}

function versionsOf({ changes = {} }: RestStepEntry): StepVersions {
  return Object.fromEntries(Object.entries(changes).map(([field, { version }]) => [field, version]));
}

function filled({ dataSchema: { properties } }: RestStepEntry, photo: string): Data {
  const { resistance, insulation, current, temperature, isWaterSurrounded, attachments } = properties;
  return {
    ...(resistance && { resistance: ((resistance.minimum ?? 10) + (resistance.maximum ?? 10)) / 2 }),
    ...(insulation && { insulation: `>${(insulation.const ?? 10) * 10}` }),
    ...(current && { current: 1 }),
    ...(temperature && { temperature: 20 }),
    ...(isWaterSurrounded && { isWaterSurrounded: true }),
    ...(attachments && { attachments: [{ url: photo, fileName: "contract.png" }] }),
  };
}
