import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { isDay } from "../../i18n/isDay.ts";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { requestIdOf } from "../../relay/failures.ts";
import { useFeatures } from "../../relay/features.tsx";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { ModalFooter } from "../../ui/ModalFooter.tsx";
import { PageError } from "../../ui/PageError.tsx";
import type { CertificateArchiveModalMutation } from "./__generated__/CertificateArchiveModalMutation.graphql.ts";
import { ArchivePeriod } from "./ArchivePeriod.tsx";
import { ArchiveState } from "./ArchiveState.tsx";
import styles from "./CertificateListPage.module.css";
import { type CertificateListView, certificateVariables } from "./certificateListView.ts";
import { isUnderWay, useCertificateArchive } from "./useCertificateArchive.ts";

type Props = { view: CertificateListView; onClose: () => void };

/**
 * Requests an archive of the register's PDFs. If the service cannot filter, a form asks for the period.
 */
export function CertificateArchiveModal({ view, onClose }: Props) {
  const text = useText();
  const hasFilters = useFeatures().certificateArchiveFilters === true;
  const today = localDay(new Date().toISOString());
  const [{ orderBy: _, ...wanted }] = useState(certificateVariables(view, today));
  const { known, read } = useCertificateArchive(hasFilters ? wanted : null);
  const [days, setDays] = useState({ from: wanted.from ?? `${today.slice(0, 4)}-01-01`, to: wanted.to ?? today });
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
    const result = await request(hasFilters ? wanted : days);
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
  const isFree = known !== null && "archive" in known && !isUnderWay(archive);
  const isNone = isFree && hasFilters ? known.count === 0 : !isPeriod;
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
          {isFree && !hasFilters && <ArchivePeriod days={days} isPeriod={isPeriod} onChange={setDays} />}
          {isFree && hasFilters && (
            <p>
              <Text id="certificate.archive.shown" values={{ count: known.count }} />
            </p>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>
          <Text id="certificate.archive.close" />
        </Button>
        <Button intent="primary" loading={isRequesting} disabled={!isFree || isNone} onClick={() => void submit()}>
          <Text id="certificate.archive.submit" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
