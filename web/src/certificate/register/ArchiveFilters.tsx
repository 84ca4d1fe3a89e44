import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import styles from "./CertificateListPage.module.css";
import { certificateStateTexts, certificateStatusTexts, knownStatus } from "./certificateStateTexts.ts";
import type { CertificateArchive } from "./useCertificateArchive.ts";

type Props = { archive: Pick<CertificateArchive, "query" | "endsFrom" | "endsTo" | "states" | "statuses"> };

/** Names the archive's filters, so that nobody takes a filtered archive for the whole register. */
export function ArchiveFilters({ archive: { query, endsFrom, endsTo, states, statuses } }: Props) {
  const text = useText();
  const mails = states?.map((state) => text(certificateStateTexts[state as keyof typeof certificateStateTexts]));
  const held = statuses?.map(knownStatus).flatMap((status) => (status ? text(certificateStatusTexts[status]) : []));
  const filters = [
    query ? text("certificate.archive.search", { query }) : null,
    endsFrom || endsTo ? `${text("certificate.list.ends")}: ${[endsFrom, endsTo].filter(Boolean).join(" – ")}` : null,
    mails?.join(", ") || null,
    held?.join(", ") || null,
  ].filter((filter) => filter !== null);
  if (filters.length === 0) return null;
  return (
    <span className={styles.filters}>
      <Text id="certificate.archive.filtered" values={{ filters: filters.join("; ") }} />
    </span>
  );
}
