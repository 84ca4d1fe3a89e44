import { Button, ProgressBar } from "@blueprintjs/core";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { ArchiveFilters } from "./ArchiveFilters.tsx";
import styles from "./CertificateListPage.module.css";
import { type CertificateArchive, isUnderWay } from "./useCertificateArchive.ts";

type Props = { archive: CertificateArchive; onDownload: () => void };

export function ArchiveState({ archive, onDownload }: Props) {
  const text = useText();
  const { from, to, done, total, state, size, expiresAt, missing } = archive;
  if (isUnderWay(archive))
    return (
      <div role="status" className={styles.archive}>
        <p>
          <Text id="certificate.archive.progress" values={{ done, total }} />
        </p>
        <ArchiveFilters archive={archive} />
        <ProgressBar
          aria-label={text("certificate.archive.progress", { done, total })}
          value={total === 0 ? 0 : done / total}
          animate={false}
          stripes={false}
          intent="primary"
        />
        <p className={styles.progress}>
          <Text id="certificate.archive.leave" />
        </p>
      </div>
    );
  if (state === "FAILED")
    return (
      <Notice
        role="alert"
        picture={<StatusIcon name="overdue" size={22} />}
        title={<Text id="certificate.archive.failed" values={{ from, to }} />}
      >
        {missing ? (
          <Text id="certificate.archive.missing" values={{ number: missing }} />
        ) : (
          <Text id="certificate.archive.notMade" />
        )}
      </Notice>
    );
  return (
    <Notice
      role="status"
      picture={<StatusIcon name="completed" size={22} />}
      title={<Text id="certificate.archive.done" values={{ from, to }} />}
      actions={
        <Button intent="primary" onClick={onDownload}>
          <Text id="certificate.archive.download" />
        </Button>
      }
    >
      <Text
        id="certificate.archive.kept"
        values={{ total, megabytes: Math.max(0.1, (size ?? 0) / 1_000_000), day: localDay(expiresAt ?? "") }}
      />
      <ArchiveFilters archive={archive} />
    </Notice>
  );
}
