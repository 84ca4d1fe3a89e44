import { Key } from "@blueprintjs/icons";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Declaration.module.css";
import type { Prepared } from "./useDeclaration.ts";

/** Says how the declaration will be signed, or that it stays unsigned. `prepared` is null during preparation. */
export function SigningNote({ prepared }: { prepared: Prepared | null }) {
  if (prepared?.canSign === false)
    return (
      <div className={styles.note}>
        <StatusIcon name="in-progress" size={18} />
        <div>
          <h3 className={styles.title}>
            <Text id="declaration.ticked.title" />
          </h3>
          <p className={styles.line}>
            <Text id="declaration.ticked.reason" />
          </p>
          <Link to="/account#sign-in">
            <Text id="passkey.add" />
          </Link>
        </div>
      </div>
    );
  return (
    <div className={styles.note}>
      <Key size={18} className={styles.key} />
      <div>
        <h3 className={styles.title}>
          <Text id="declaration.sign.title" />
        </h3>
        <p className={styles.line}>
          <Text id="declaration.sign.reason" />
        </p>
        <p role="status" className={styles.hash}>
          {prepared ? `SHA-256 ${shortHash(prepared.sha256)}` : <Text id="declaration.preparing" />}
        </p>
      </div>
    </div>
  );
}

export function shortHash(sha256: string): string {
  const fours = sha256.match(/.{4}/g) ?? [];
  return [...fours.slice(0, 2), "…", ...fours.slice(-2)].join(" ");
}
