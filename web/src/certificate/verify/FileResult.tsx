import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { Facts } from "../Facts.tsx";
import { fileFacts, isFound, type Lookup } from "./fileFacts.ts";
import type { FileCheck } from "./useFileCheck.ts";
import { useSeparateTimestamp } from "./useSeparateTimestamp.ts";
import styles from "./VerifyPage.module.css";

type Props = { checked: FileCheck; lookup: Lookup; code: string | null };

export function FileResult({ checked, lookup, code }: Props) {
  const { state } = checked;
  const separate = useSeparateTimestamp(checked, lookup);
  if (state === "checking") return null;
  const reason = typeof state === "string" ? state : state.kind === "unreadable" ? state.reason : null;
  if (reason !== null)
    return (
      <Notice
        role="alert"
        picture={<StatusIcon name="not-measured" size={22} />}
        title={<Text id="certificate.verify.notChecked" />}
      >
        <Text id={`certificate.verify.refused.${reason}`} />
      </Notice>
    );
  if (typeof state === "string" || state.kind === "unreadable") return null;
  const { headline, facts } = fileFacts(state, lookup, separate);
  return (
    <section className={styles.section} aria-live="polite">
      {headline && (
        <h2 className={styles.headline}>
          <StatusIcon name="outside" size={22} />
          <Text {...headline} />
        </h2>
      )}
      <div className={styles.title}>
        <h2>
          <Text id="certificate.verify.fourFacts" />
        </h2>
        <span className={styles.note}>
          <Text id="certificate.verify.eachByItself" />
        </span>
      </div>
      <Facts facts={facts} />
      {code && isFound(lookup) && <ShowCertificate code={code} />}
    </section>
  );
}

export function ShowCertificate({ code }: { code: string }) {
  return (
    <Link className={styles.link} to={`/certificate/${encodeURIComponent(code)}`}>
      <Text id="certificate.verify.show" />
    </Link>
  );
}
