import { type Entry, fileOf } from "./historyEntry.ts";

const groupMs = 60_000;

/** Neighbouring entries of one act and one actor form a group of at most a minute. The newest entry stays first. */
export function groupEntries(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && isSameAct(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export const isStep = ({ action }: Entry) => action === "STEP_RECORDED" || action === "STEP_CHANGED";

/** Activating a warranty issues and sends its certificate with the same click. */
export const isActivation = ({ action }: Entry) =>
  action === "INSTALLATION_ACTIVATED" || action === "CERTIFICATE_ISSUED" || action === "CERTIFICATE_SENT";

function isSameAct(newest: Entry, entry: Entry): boolean {
  const { kind, nodeId, name } = entry.actor;
  // Erased persons have neither id nor name, so their entries cannot be told apart and are not grouped.
  if (kind !== "SERVICE" && nodeId === null && name === null) return false;
  return (
    Date.parse(newest.at) - Date.parse(entry.at) <= groupMs &&
    newest.actor.kind === kind &&
    newest.actor.nodeId === nodeId &&
    newest.actor.name === name &&
    newest.via === entry.via &&
    newest.action !== "OTHER" &&
    (newest.action === entry.action ||
      (isStep(newest) && isStep(entry)) ||
      (isActivation(newest) && isActivation(entry))) &&
    fileOf(newest) === fileOf(entry)
  );
}
