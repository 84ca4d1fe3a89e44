import { Text } from "../i18n/Text.tsx";
import styles from "./ProductVersion.module.css";

/** The build's version and commit, which users can quote to the operator. */
export function ProductVersion() {
  const version = document.querySelector('meta[name="version"]')?.getAttribute("content");
  if (!version) return null;
  return (
    <p className={styles.version}>
      <Text id="account.version" values={{ version }} /> ·{" "}
      <a href="/licences.txt" target="_blank" rel="noreferrer">
        <Text id="account.licences" />
      </a>
    </p>
  );
}
