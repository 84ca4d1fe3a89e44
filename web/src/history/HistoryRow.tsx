import { Cog } from "@blueprintjs/icons";
import { Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Initials } from "../ui/Initials.tsx";
import { HistoryItems } from "./HistoryItems.tsx";
import styles from "./HistoryRow.module.css";
import type { Entry } from "./historyEntry.ts";
import { folderPath, projectPath } from "./historyPath.ts";
import { type Part, useHistoryWords } from "./useHistoryWords.ts";

type Props = {
  entry: Entry;
  /** True in the history of a project or installation, where the project's name is left out. */
  isInProject: boolean;
  /** True below a group's line, which already shows the actor. */
  isInGroup?: boolean;
};

const maxLines = 4;

export function HistoryRow({ entry, isInProject, isInGroup = false }: Props) {
  const { sentenceOf, linesOf } = useHistoryWords();
  const lines = linesOf(entry, (value) => <strong key="value">{value}</strong>);
  const rest = lines.slice(maxLines);
  const isOneLine = lines.length === 1 && entry.items.length === 0;
  return (
    <li className={styles.row}>
      {!isInGroup && <Actor entry={entry} />}
      <div className={styles.body}>
        <p className={styles.sentence}>
          <span>{sentenceOf(entry, drawPart)}</span> {isOneLine && <span className={styles.value}>{lines}</span>}
        </p>
        <Meta entry={entry} isInProject={isInProject} />
        <HistoryItems entry={entry} />
        {!isOneLine && <Lines lines={lines.slice(0, maxLines)} />}
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>
              <Text id="history.more" values={{ count: rest.length }} />
            </summary>
            <Lines lines={rest} />
          </details>
        )}
      </div>
      <Time at={entry.at} />
    </li>
  );
}

/** Names the client that made the change, and the place. Most changes come from the web client, which is not named. */
export function Meta({ entry, isInProject }: Omit<Props, "isInGroup">) {
  return (
    <p className={styles.meta}>
      {entry.via !== "%future added value" && entry.via !== "WEB" && (
        <span>
          <Text id={`history.via.${entry.via}`} />
        </span>
      )}
      <Place entry={entry} isInProject={isInProject} />
    </p>
  );
}

/** The actor, and names that link to a page, stand out. */
export const drawPart = ({ text, path }: Part, name: string): ReactNode =>
  path === null ? (
    <Fragment key={name}>{name === "who" ? <strong>{text}</strong> : text}</Fragment>
  ) : (
    <Link key={name} className={styles.link} to={path}>
      {text}
    </Link>
  );

export function Actor({ entry: { actor } }: { entry: Entry }) {
  const words = actor.name?.trim().split(/\s+/) ?? [];
  return actor.kind === "USER" && words.length > 0 ? (
    <Initials firstName={words[0] ?? ""} lastName={words.length > 1 ? (words.at(-1) ?? "") : ""} size="small" />
  ) : (
    <span className={styles.service}>
      <Cog size={14} />
    </span>
  );
}

// Two lines can be equal, because two products can have the same values. So the index is the key.
function Lines({ lines }: { lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {[...lines.entries()].map(([index, line]) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

export function Time({ at }: { at: string }) {
  const intl = useIntl();
  return (
    <time
      className={styles.time}
      dateTime={at}
      title={`${localDay(at)} ${intl.formatTime(at, { timeStyle: "long", hourCycle: "h23" })}`}
    >
      {intl.formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}
    </time>
  );
}

/** Names project and folder. Names that the entry's sentence contains are left out. */
function Place({ entry, isInProject }: { entry: Entry; isInProject: boolean }) {
  const { action, project, folder } = entry;
  const places = [
    !isInProject && project && !action.startsWith("PROJECT_") ? { ...project, path: projectPath(entry) } : null,
    folder && folder.title !== project?.title && !action.startsWith("FOLDER_")
      ? { ...folder, path: folderPath(entry) }
      : null,
  ].filter((place) => place !== null);
  if (places.length === 0) return null;
  return (
    <span>
      {places.map(({ restId, title, path }, index) => (
        <Fragment key={restId}>
          {index > 0 && " / "}
          {path === null || !title ? (title ?? <Text id="history.erased" />) : <Link to={path}>{title}</Link>}
        </Fragment>
      ))}
    </span>
  );
}
