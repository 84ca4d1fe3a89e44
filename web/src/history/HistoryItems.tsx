import { Fragment } from "react";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import type { Entry } from "./historyEntry.ts";
import { certificatePlacePath, installationPath, projectPath } from "./historyPath.ts";

/** Names the things that a batch changed, and counts those that the service left out. */
export function HistoryItems({ entry: { items, changes } }: { entry: Entry }) {
  if (items.length === 0) return null;
  const count = Number(changes.find(({ field }) => field === "BATCH_COUNT")?.to ?? items.length);
  return (
    <p>
      {[...items.entries()].map(([index, item]) => (
        <Fragment key={index}>
          {index > 0 && ", "}
          <Item item={item} />
        </Fragment>
      ))}
      {count > items.length && (
        <>
          {" "}
          <Text id="history.moreItems" values={{ count: count - items.length }} />
        </>
      )}
    </p>
  );
}

function Item({ item }: { item: Entry["items"][number] }) {
  const { certificateNumber, installation, project } = item;
  const { certificateNumbers } = useFeatures();
  if (certificateNumber)
    return <Named name={certificateNumber} path={certificatePlacePath(item, certificateNumbers === true)} />;
  if (!installation) return <Named name={project?.title} path={projectPath(item)} />;
  return (
    <>
      <Named name={installation.title} path={installationPath(item)} />
      {project?.title && ` (${project.title})`}
    </>
  );
}

function Named({ name, path }: { name: string | null | undefined; path: string | null }) {
  if (!name) return <Text id="history.erased" />;
  return path === null ? name : <Link to={path}>{name}</Link>;
}
