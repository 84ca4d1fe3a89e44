import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { ModalFooter } from "../../ui/ModalFooter.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { SentCertificate } from "../SentCertificate.tsx";
import { useDeliveryWatch } from "../useDeliveryWatch.ts";
import type { SentConfirmation_certificates$key } from "./__generated__/SentConfirmation_certificates.graphql.ts";
import type { SentConfirmation_project$key } from "./__generated__/SentConfirmation_project.graphql.ts";
import styles from "./SendCertificate.module.css";

type Props = {
  projectRef: SentConfirmation_project$key;
  certificatesRef: SentConfirmation_certificates$key;
  /** The names of the folders by their ids. */
  names: ReadonlyMap<string, string>;
  /** True for certificates that had been sent before. */
  isAgain?: boolean;
  /** True if everything is activated and the service archived the project. */
  isArchived?: boolean;
  nextName?: string | null;
  /** The number of folders that can still be activated. */
  leftCount?: number;
  onNext?: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Lists each certificate with its recipients, and how far its mail has come. */
export function SentConfirmation({ projectRef, certificatesRef, names, isAgain, isArchived, ...props }: Props) {
  const { name, projectId } = useFragment(projectFragment, projectRef);
  const certificates = useFragment(certificatesFragment, certificatesRef);
  const { nextName = null, leftCount = 0, onNext, onClose, children } = props;
  const text = useText();
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus(), []);
  const isOnItsWay = certificates.some(
    ({ url, recipients }) => url === null || recipients.some(({ state }) => state === "QUEUED"),
  );
  useDeliveryWatch(projectId, isOnItsWay);
  const failedCount = certificates.filter(
    ({ recipients }) => recipients.findLast(({ copy }) => !copy)?.state === "FAILED",
  ).length;
  const words = isAgain ? againWords : firstWords;
  const shape = failedCount > 0 ? "undelivered" : isAgain && isOnItsWay ? "waiting" : "completed";
  return (
    <>
      <ModalBody>
        <div className={styles.sent}>
          <StatusIcon name={shape} size={22} />
          <div className={styles.sentFacts}>
            <p ref={word} tabIndex={-1} className={styles.sentTitle} role="status">
              {failedCount > 0 ? (
                <Text id="certificate.sent.failed" values={{ count: failedCount }} />
              ) : (
                <Text
                  id={isOnItsWay ? words.onItsWay : words.sent}
                  values={{ count: isAgain ? certificates.length : names.size }}
                />
              )}
            </p>
            {!isAgain && (
              <p>
                <Text id="certificate.sent.delivery" />
              </p>
            )}
            {certificates.map((certificate) => (
              <SentCertificate key={certificate.certificateId} certificateRef={certificate}>
                {names.get(certificate.folderId)}
              </SentCertificate>
            ))}
            {isArchived && (
              <p className={styles.sentArchived}>
                <Text id="certificate.sent.archived" values={{ name }} />{" "}
                <Link to={`/projects/archived/${encodeURIComponent(projectId)}`}>
                  <Text id="certificate.sent.archived.open" />
                </Link>
              </p>
            )}
            {children}
          </div>
        </div>
      </ModalBody>
      <ModalFooter fact={leftCount > 0 && <Text id="certificate.sent.left" values={{ count: leftCount }} />}>
        <Button size="large" intent={nextName ? "none" : "primary"} onClick={onClose} text={text("modal.done")} />
        {nextName && (
          <Button
            className={styles.next}
            size="large"
            intent="primary"
            ellipsizeText
            onClick={onNext}
            text={text("certificate.sent.next", { name: nextName })}
          />
        )}
      </ModalFooter>
    </>
  );
}

const firstWords = { onItsWay: "certificate.sent.onItsWay", sent: "certificate.sent.word" } as const;
const againWords = { onItsWay: "certificate.resend.word", sent: "certificate.resend.sent" } as const;

const projectFragment = graphql`
  fragment SentConfirmation_project on Project {
    name
    projectId
  }
`;

const certificatesFragment = graphql`
  fragment SentConfirmation_certificates on Certificate @relay(plural: true) {
    certificateId
    folderId
    url
    recipients {
      copy
      state
    }
    ...SentCertificate_certificate
  }
`;
