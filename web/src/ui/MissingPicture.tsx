import { Media } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import styles from "./MissingPicture.module.css";

type Props = { fileName: string; isOffline: boolean };

export function MissingPicture({ fileName, isOffline }: Props) {
  const text = useText();
  const reason = text(isOffline ? "viewer.offline" : "viewer.missing");
  return (
    <span className={styles.picture} role="img" aria-label={`${fileName}. ${reason}`} title={fileName}>
      <Media />
      <span className={styles.words}>
        <span className={styles.name}>{fileName}</span>
        <span>{reason}</span>
      </span>
    </span>
  );
}
