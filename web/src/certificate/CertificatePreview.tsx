import { Button } from "@blueprintjs/core";
import { EyeOpen } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import type { CertificatePreview_project$key } from "./__generated__/CertificatePreview_project.graphql.ts";
import type { CertificatePreview_viewer$key } from "./__generated__/CertificatePreview_viewer.graphql.ts";
import { CertificateThumbnail } from "./CertificateThumbnail.tsx";
import { PreviewOutcome } from "./PreviewOutcome.tsx";
import styles from "./SendCertificate.module.css";
import type { Sending } from "./sending.ts";
import { usePreviewCertificate } from "./usePreviewCertificate.ts";

type Props = {
  projectRef: CertificatePreview_project$key;
  viewerRef: CertificatePreview_viewer$key;
  sending: Sending;
};

/** The certificate in small, and the way to see the very file that will be sent. */
export function CertificatePreview({ projectRef, viewerRef, sending }: Props) {
  const project = useFragment(
    graphql`
      fragment CertificatePreview_project on Project {
        id
        ...CertificateThumbnail_project
      }
    `,
    projectRef,
  );
  const viewer = useFragment(
    graphql`
      fragment CertificatePreview_viewer on User {
        ...CertificateThumbnail_viewer
      }
    `,
    viewerRef,
  );
  const text = useText();
  const { state, preview } = usePreviewCertificate();
  const { folderIds, activationDate } = sending;
  return (
    <div className={styles.preview}>
      <CertificateThumbnail projectRef={project} viewerRef={viewer} sending={sending} />
      <Button
        fill
        icon={<EyeOpen />}
        loading={state.phase === "waiting"}
        text={text("certificate.preview")}
        onClick={() => preview({ projectId: project.id, folderIds, activationDate })}
      />
      <PreviewOutcome state={state} />
    </div>
  );
}
