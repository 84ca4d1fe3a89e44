import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ConnectionNotice.module.css";
import { useUndecidedFiles } from "./useUndecidedFiles.ts";

/** Says on every page that files wait to be sent or discarded, and leads to the first of them. */
export function UndecidedFiles() {
  const files = useUndecidedFiles();
  const words = files && <Text id="shell.undecided" values={files} />;
  return (
    <div role="status" className={files ? styles.notice : undefined}>
      {files && <StatusIcon name="near-limit" size={18} />}
      {files?.path === undefined ? words && <span>{words}</span> : <Link to={files.path}>{words}</Link>}
    </div>
  );
}
