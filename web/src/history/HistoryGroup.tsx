import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { isActivation, isStep } from "./groupEntries.ts";
import styles from "./HistoryRow.module.css";
import { Actor, drawPart, HistoryRow, Meta, Time } from "./HistoryRow.tsx";
import { knownAction, toldActs } from "./historyActions.ts";
import { type Entry, fileOf } from "./historyEntry.ts";
import { certificatePlacePath, installationPath } from "./historyPath.ts";
import { useHistoryWords } from "./useHistoryWords.ts";

type Props = {
  /** The entries of one act, the newest first. */
  entries: readonly [Entry, ...Entry[]];
  isInProject: boolean;
  /** True if a search found the entries, so that they must be visible. */
  isOpen: boolean;
};

/** Shows the entries of one act as a line that unfolds. */
export function HistoryGroup({ entries, isInProject, isOpen }: Props) {
  const [newest] = entries;
  const isOne = (place: "project" | "folder") =>
    entries.every((entry) => entry[place]?.restId === newest[place]?.restId);
  const common = {
    ...newest,
    project: isOne("project") ? newest.project : null,
    folder: isOne("folder") ? newest.folder : null,
  };
  return (
    <li className={styles.row}>
      <Actor entry={newest} />
      <div className={styles.body}>
        <p className={styles.sentence}>
          <span>
            <Sentence entries={entries} />
          </span>
        </p>
        <Meta entry={common} isInProject={isInProject} />
        <details className={styles.more} open={isOpen}>
          <summary>
            <Text id="history.group.events" values={{ count: entries.length }} />
          </summary>
          <ul className={styles.group}>
            {entries.map((entry) => (
              <HistoryRow key={entry.sequence} entry={entry} isInProject={isInProject} isInGroup />
            ))}
          </ul>
        </details>
      </div>
      <Time at={newest.at} />
    </li>
  );
}

function Sentence({ entries }: Pick<Props, "entries">): ReactNode {
  const text = useText();
  const intl = useIntl();
  const { whoOf } = useHistoryWords();
  const hasPanel = useFeatures().certificateNumbers === true;
  const [newest] = entries;
  const who = <strong key="who">{whoOf(newest)}</strong>;
  const values = entries.flatMap(({ changes }) => changes).filter(({ field }) => isValue(field)).length;
  const placeOf = (within: readonly Entry[]) => {
    const [first = newest] = within;
    const rooms = new Set(within.map(({ installation }) => installation?.restId));
    const title = first.installation?.title ?? text("history.erased");
    const room = drawPart({ text: title, path: installationPath(first) }, "room");
    return intl.formatMessage({ id: "history.group.rooms" }, { rooms: rooms.size, room });
  };
  if (!isStep(newest) || values === 0) {
    const actions = new Set(entries.map(({ action }) => action));
    if (actions.size > 1 && isActivation(newest)) {
      const activated = entries.filter(({ action }) => action === "INSTALLATION_ACTIVATED");
      const numbers = [...new Set(entries.flatMap(({ certificateNumber }) => certificateNumber ?? []))];
      const numbered = entries.find(({ certificateNumber }) => certificateNumber) ?? newest;
      const certified = actions.has("CERTIFICATE_ISSUED") ? "CERTIFICATE_ISSUED" : "CERTIFICATE_SENT";
      const made = entries.filter(({ action }) => action === certified);
      // A certificate without a number adds an entry, but no number.
      const isNumbered = made.every(({ certificateNumber }) => certificateNumber);
      const certificates = isNumbered ? numbers.length : Math.max(numbers.length, made.length);
      const certificate = { text: numbers[0] ?? "", path: certificatePlacePath(numbered, hasPanel) };
      return intl.formatMessage(
        { id: "history.group.activation" },
        {
          who,
          rooms: activated.length,
          place: placeOf(activated),
          kind: !actions.has("CERTIFICATE_SENT") ? "issued" : !actions.has("CERTIFICATE_ISSUED") ? "sent" : "both",
          certificates,
          isNamed: certificates === 1 && numbers.length === 1 ? "yes" : "no",
          certificate: drawPart(certificate, "certificate"),
        },
      );
    }
    const action = knownAction(newest.action);
    const told = toldActs.find((act) => act === action);
    if (told) return intl.formatMessage({ id: `history.group.${told}` }, { who, count: entries.length });
    const kind = text(`history.kind.${action}`);
    return intl.formatMessage({ id: "history.group.acts" }, { who, kind, count: entries.length });
  }
  const place = placeOf(entries);
  const file = fileOf(newest);
  if (file !== null) return intl.formatMessage({ id: "history.group.file" }, { who, file, values, place });
  const isChange = entries.every(({ action }) => action === "STEP_CHANGED") ? "yes" : "no";
  return intl.formatMessage({ id: "history.group.values" }, { who, isChange, values, place });
}

const isValue = (field: string) => field.startsWith("MEASUREMENT_") || field === "ATTACHMENTS";
