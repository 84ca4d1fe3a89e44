import { Button } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight, EyeOpen } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { languageNames } from "../../i18n/languageNames.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { CertificatePreview_project$key } from "./__generated__/CertificatePreview_project.graphql.ts";
import type { CertificatePreview_viewer$key } from "./__generated__/CertificatePreview_viewer.graphql.ts";
import { CertificateThumbnail } from "./CertificateThumbnail.tsx";
import { certificateLanguage } from "./certificateLanguage.ts";
import { PreviewStatus } from "./PreviewStatus.tsx";
import styles from "./SendCertificate.module.css";
import type { Sending } from "./sending.ts";
import { usePreviewCertificate } from "./usePreviewCertificate.ts";

type Props = {
  projectRef: CertificatePreview_project$key;
  viewerRef: CertificatePreview_viewer$key;
  sending: Sending;
};

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
        company {
          country
        }
        ...CertificateThumbnail_viewer
      }
    `,
    viewerRef,
  );
  const text = useText();
  const [shown, setShown] = useState(0);
  const { state, pages, preview } = usePreviewCertificate();
  const { folderIds, sheets, activationDate } = sending;
  const sheet = sheets[shown];
  return (
    <div className={styles.preview}>
      {sheet && (
        <CertificateThumbnail projectRef={project} viewerRef={viewer} sheet={sheet} activationDate={activationDate} />
      )}
      <div className={styles.sheet}>
        {sheets.length > 1 && (
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            aria-label={text("certificate.preview.previous")}
            disabled={shown === 0}
            onClick={() => setShown(shown - 1)}
          />
        )}
        <p aria-live="polite">
          {sheets.length > 1 && (
            <>
              <Text id="certificate.preview.position" values={{ position: shown + 1, count: sheets.length }} />
              <br />
            </>
          )}
          {sheet?.name}
          <br />
          {languageNames[certificateLanguage(viewer.company?.country)]}
          {pages !== null && (
            <>
              <br />
              <Text id="certificate.preview.pages" values={{ pages, count: sheets.length }} />
            </>
          )}
        </p>
        {sheets.length > 1 && (
          <Button
            variant="minimal"
            icon={<ChevronRight />}
            aria-label={text("certificate.preview.next")}
            disabled={shown === sheets.length - 1}
            onClick={() => setShown(shown + 1)}
          />
        )}
      </div>
      <Button
        fill
        icon={<EyeOpen />}
        loading={state.phase === "waiting"}
        text={text("certificate.preview")}
        onClick={() => preview({ projectId: project.id, folders: folderIds, activationDate })}
      />
      <PreviewStatus state={state} />
    </div>
  );
}
