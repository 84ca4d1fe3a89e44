import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isStep } from "./groupEntries.ts";
import styles from "./HistoryRow.module.css";
import { Actor, drawPart, HistoryRow, Meta, Time } from "./HistoryRow.tsx";
import { knownAction } from "./historyActions.ts";
import { type Entry, fileOf } from "./historyEntry.ts";
import { installationPath } from "./historyPath.ts";
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
  const [newest] = entries;
  const who = <strong key="who">{whoOf(newest)}</strong>;
  const values = entries.flatMap(({ changes }) => changes).filter(({ field }) => isValue(field)).length;
  const action = knownAction(newest.action);
  const kind = text(`history.kind.${action}`);
  const told = toldActs.find((act) => act === action);
  if (told) return intl.formatMessage({ id: `history.group.${told}` }, { who, count: entries.length });
  if (!isStep(newest) || values === 0)
    return intl.formatMessage({ id: "history.group.acts" }, { who, kind, count: entries.length });
  const rooms = new Set(entries.map(({ installation }) => installation?.restId));
  const { title = null } = newest.installation ?? {};
  const room = drawPart({ text: title ?? text("history.erased"), path: installationPath(newest) }, "room");
  const place = intl.formatMessage({ id: "history.group.rooms" }, { rooms: rooms.size, room });
  const file = fileOf(newest);
  if (file !== null) return intl.formatMessage({ id: "history.group.file" }, { who, file, values, place });
  const isChange = entries.every(({ action }) => action === "STEP_CHANGED") ? "yes" : "no";
  return intl.formatMessage({ id: "history.group.values" }, { who, isChange, values, place });
}

const toldActs = [
  "DELIVERY_SENT",
  "FOLDER_CREATED",
  "INSTALLATION_CREATED",
  "PRODUCT_ADDED",
  "PRODUCT_CHANGED",
] as const;

const isValue = (field: string) => field.startsWith("MEASUREMENT_") || field === "ATTACHMENTS";
