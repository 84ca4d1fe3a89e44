import { ChevronLeft } from "@blueprintjs/icons";
import { Link } from "react-router";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import styles from "./FolderPath.module.css";

/** The folders from the project downwards. The project has no `folderId`. */
export type PathSegments = readonly { readonly title: string; readonly folderId?: string | null }[];

/** Links to the folders above. The root folder is left out, because the project's page shows its content. */
export function FolderPath({ path }: { path: PathSegments }) {
  const text = useText();
  const { projectPath, folderPath } = useProjectAddress();
  const segments = path.filter((_, place) => place !== 1);
  return (
    <nav className={styles.nav} aria-label={text("folder.path")}>
      <ol className={styles.path}>
        {segments.map(({ title, folderId }, place) => (
          <li key={folderId ?? "project"} className={place === segments.length - 1 ? "heard-only" : undefined}>
            {place === segments.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link
                className={place === segments.length - 2 ? styles.parent : undefined}
                to={folderId ? folderPath(folderId) : projectPath}
              >
                {place === segments.length - 2 && <ChevronLeft className={styles.back} size={14} />}
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
