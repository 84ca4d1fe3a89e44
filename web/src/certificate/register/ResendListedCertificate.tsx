import { Suspense, useCallback, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { requestIdOf } from "../../relay/failures.ts";
import { Boundary } from "../../ui/Boundary.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { PageError } from "../../ui/PageError.tsx";
import type { LastSending } from "../sending/LastSendings.tsx";
import { ResendCertificateModal } from "../sending/ResendCertificateModal.tsx";
import type { ResendListedCertificateQuery } from "./__generated__/ResendListedCertificateQuery.graphql.ts";

export type ListedCertificate = { projectId: string; folderId: string; last: LastSending };

type Props = { certificate: ListedCertificate; onClose: () => void };

const query = graphql`
  query ResendListedCertificateQuery($projectId: String!) {
    viewer @required(action: THROW) {
      ...ResendCertificateModal_viewer
    }
    project(projectId: $projectId) @required(action: THROW) {
      ...ResendCertificateModal_project
    }
  }
`;

export function ResendListedCertificate({ certificate, onClose }: Props) {
  const text = useText();
  const [reference, load] = useQueryLoader<ResendListedCertificateQuery>(query);
  const { projectId, last } = certificate;
  const title = text(last.reason === null ? "certificate.resend.title" : "certificate.correct.title");
  const reload = useCallback(() => load({ projectId }, { fetchPolicy: "store-or-network" }), [load, projectId]);
  useEffect(reload, [reload]);
  const loading = (
    <Modal title={title} onClose={onClose}>
      <ModalBody>
        <Loading />
      </ModalBody>
    </Modal>
  );
  const drawFailure = (error: unknown) => (
    <Modal title={title} onClose={onClose}>
      <ModalBody>
        <PageError
          title={<Text id="panel.failed.what" />}
          reason={<Text id="panel.failed.reason" />}
          requestId={requestIdOf(error)}
          onRetry={reload}
        />
      </ModalBody>
    </Modal>
  );
  return (
    <Boundary resetKey={reference} fallback={drawFailure}>
      <Suspense fallback={loading}>
        {reference ? <LoadedModal {...{ reference, certificate, onClose }} /> : loading}
      </Suspense>
    </Boundary>
  );
}

type LoadedProps = Props & { reference: PreloadedQuery<ResendListedCertificateQuery> };

function LoadedModal({ reference, certificate, onClose }: LoadedProps) {
  const { viewer, project } = usePreloadedQuery<ResendListedCertificateQuery>(query, reference);
  return (
    <ResendCertificateModal
      projectRef={project}
      viewerRef={viewer}
      folderIds={[certificate.folderId]}
      lastSendings={[certificate.last]}
      onClose={onClose}
    />
  );
}
