import type { Fixtures } from "../contract/createFixtures.ts";
import type { Step } from "../contract/graphql/graphqlCases.ts";
import { parseGlobalId, toGlobalId } from "../src/graphql/globalId.ts";
import { schema } from "./buildOffice.ts";
import { type IdSlot, idSlots, idsAt, withIds } from "./idSlots.ts";

export type ChangeId = (id: string, slot: IdSlot) => string;

export type OtherIds = {
  /** The other company's id of the same type; catalogue ids stay unchanged. */
  foreign: ChangeId;
  /** A well-formed id that does not exist. Catalogue ids stay, and ids of one project remain ids of one project. */
  nobodys: ChangeId;
};

const fixtureByType: Record<string, string> = {
  User: "installerGid",
  Company: "companyGid",
  Project: "projectGid",
  Folder: "folderGid",
  Installation: "installationGid",
  InstalledProduct: "installedProductGid",
  Step: "stepGid",
  StepEntry: "stepEntryGid",
  Certificate: "certificateGid",
  Template: "templateGid",
  Declaration: "declarationGid",
  Passkey: "passkeyGid",
  SavedView: "viewGid",
  Instrument: "instrumentGid",
  InstrumentMapping: "mappingGid",
  InstrumentFile: "instrumentFileGid",
  Webhook: "webhookGid",
  WebhookDelivery: "deliveryGid",
  Export: "exportGid",
  ProjectImport: "importGid",
  Batch: "batchGid",
  CameraGrant: "cameraGrantGid",
  PendingInvitation: "invitationGid",
};

/** Deprecated fields are read like their replacements, so the replacements are enough. */
export const slots = idSlots(schema).filter(({ isDeprecated }) => !isDeprecated);

export function createOtherIds(theirs: Fixtures): OtherIds {
  const strangers = new Map<string, string>();
  function stranger(id: string): string {
    const known = strangers.get(id) ?? crypto.randomUUID();
    strangers.set(id, known);
    return known;
  }

  return {
    foreign(id, slot) {
      const type = parseGlobalId(id)?.type;
      if (type === "Product") return id;
      if (type) return theirs.get(fixtureByType[type] ?? type);
      return theirs.get(slot.path.at(-1) === "folders" ? "folderId" : (slot.path.at(-1) ?? ""));
    },
    nobodys(id) {
      const parsed = parseGlobalId(id);
      if (!parsed) return stranger(id);
      const parts = Object.entries(parsed.ids).map(([name, part]) => (name === "stepLabel" ? part : stranger(part)));
      return parsed.type === "Product" ? id : toGlobalId(parsed.type, ...parts);
    },
  };
}

export function slotsOf(step: Step, variables: object): IdSlot[] {
  const name = step.kind === "Query" ? step.query.name : step.mutation.name;
  return slots.filter(
    ({ kind, field, path }) => kind === step.kind && field === name && idsAt(variables, path).length > 0,
  );
}

/** The slots with an id outside the catalogue. */
export function changeableSlots(step: Step, variables: object): IdSlot[] {
  return slotsOf(step, variables).filter(({ path }) =>
    idsAt(variables, path).some((id) => parseGlobalId(id)?.type !== "Product"),
  );
}

export function withChanged(variables: object, changed: IdSlot[], change: ChangeId): object {
  return changed.reduce((all, slot) => withIds(all, slot.path, (id) => change(id, slot)), variables);
}
