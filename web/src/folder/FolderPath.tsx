import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { FolderPath_folder$key } from "./__generated__/FolderPath_folder.graphql.ts";
import styles from "./FolderPath.module.css";

const fragment = graphql`
  fragment FolderPath_folder on Folder {
    path {
      title
      folderId
    }
  }
`;

/** The root folder is left out, because the project's page shows its content. */
export function FolderPath({ folderRef }: { folderRef: FolderPath_folder$key }) {
  const { path } = useFragment(fragment, folderRef);
  const text = useText();
  const { projectPath, folderPath } = useProjectAddress();
  const segments = path.filter((_, place) => place !== 1);
  return (
    <nav aria-label={text("folder.path")}>
      <ol className={styles.path}>
        {segments.map(({ title, folderId }, place) => (
          <li key={folderId ?? "project"}>
            {place === segments.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={folderId === null || folderId === undefined ? projectPath : folderPath(folderId)}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
