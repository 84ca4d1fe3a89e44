import { Button, ProgressBar } from "@blueprintjs/core";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { DateField } from "../../forms/DateField.tsx";
import { isDay } from "../../i18n/isDay.ts";
import { localDay } from "../../i18n/localDay.ts";
import { parsePeriod } from "../../i18n/parsePeriod.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { requestIdOf } from "../../relay/requestFailure.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { ModalFooter } from "../../ui/ModalFooter.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageError } from "../../ui/PageError.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { CertificateArchiveModalMutation } from "./__generated__/CertificateArchiveModalMutation.graphql.ts";
import styles from "./CertificateListPage.module.css";
import { type CertificateArchive, isUnderWay, useCertificateArchive } from "./useCertificateArchive.ts";

type Props = { from: string; to: string; onClose: () => void };

/** The PDFs of a period as one file: asked for here, made by the service, and there again when the modal is opened later. */
export function CertificateArchiveModal({ onClose, ...first }: Props) {
  const text = useText();
  const { known, read } = useCertificateArchive();
  const [days, setDays] = useState(first);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [request, isRequesting] = useMutationResult<CertificateArchiveModalMutation>(graphql`
    mutation CertificateArchiveModalMutation($input: RequestCertificateArchiveInput!) {
      requestCertificateArchive(input: $input) {
        archive {
          state
        }
        userErrors {
          code
          path
        }
      }
    }
  `);
  const isPeriod = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  const submit = async () => {
    const result = await request(days);
    setFailure(result.kind === "done" ? null : result);
    await read();
  };
  const download = async () => {
    const archive = await read();
    if (!archive?.url) return;
    const link = document.createElement("a");
    link.href = archive.url;
    link.click();
  };
  const archive = known !== null && "archive" in known ? known.archive : null;
  return (
    <Modal title={text("certificate.archive.title")} onClose={onClose}>
      <ModalBody>
        <div className={styles.archive}>
          {known === null && <Loading />}
          {known !== null && "failure" in known && (
            <PageError
              title={<Text id="panel.failed.what" />}
              reason={<Text id="panel.failed.reason" />}
              requestId={requestIdOf(known.failure)}
              onRetry={() => void read()}
            />
          )}
          {archive && <ArchiveState archive={archive} onDownload={() => void download()} />}
          {failure && <FailureNotice failure={failure} title="certificate.archive.refused" context="archive" />}
          {known !== null && "archive" in known && !isUnderWay(archive) && (
            <div className={styles.days}>
              <DateField
                label={text("certificate.archive.from")}
                error={isDay(days.from) || days.from === "" ? null : text("form.date.noDay")}
                value={days.from}
                parse={(written, today) => parsePeriod(written, today)?.from ?? null}
                onChange={(from) => setDays({ ...days, from })}
              />
              <DateField
                label={text("certificate.archive.to")}
                error={isPeriod ? null : text("certificate.archive.period")}
                value={days.to}
                parse={(written, today) => parsePeriod(written, today)?.to ?? null}
                onChange={(to) => setDays({ ...days, to })}
              />
            </div>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>
          <Text id="certificate.archive.close" />
        </Button>
        <Button
          intent="primary"
          loading={isRequesting}
          disabled={known === null || isUnderWay(archive) || !isPeriod}
          onClick={() => void submit()}
        >
          <Text id="certificate.archive.submit" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}

function ArchiveState({ archive, onDownload }: { archive: CertificateArchive; onDownload: () => void }) {
  const { from, to, done, total, state, size, expiresAt, missing } = archive;
  if (isUnderWay(archive))
    return (
      <div role="status" className={styles.archive}>
        <p>
          <Text id="certificate.archive.progress" values={{ done, total }} />
        </p>
        <ProgressBar value={total === 0 ? 0 : done / total} animate={false} stripes={false} intent="primary" />
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
    </Notice>
  );
}
