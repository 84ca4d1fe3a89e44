import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFoot } from "../ui/ModalFoot.tsx";
import { Shape } from "../ui/Shape.tsx";
import type { SentConfirmation_project$key } from "./__generated__/SentConfirmation_project.graphql.ts";
import styles from "./SendCertificate.module.css";
import type { Sending } from "./sending.ts";

type Props = {
  projectRef: SentConfirmation_project$key;
  /** The sending left nothing to activate, and the project was archived with it. */
  isArchived: boolean;
  sending: Sending;
  onClose: () => void;
};

/** The word that the certificates are on their way. */
export function SentConfirmation({ projectRef, isArchived, sending, onClose }: Props) {
  const { name, projectId } = useFragment(
    graphql`
      fragment SentConfirmation_project on Project {
        name
        projectId
      }
    `,
    projectRef,
  );
  const text = useText();
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus(), []);
  return (
    <>
      <ModalBody>
        <div className={styles.sent}>
          <Shape name="completed" size={22} />
          <div>
            <p ref={word} tabIndex={-1} className={styles.sentTitle} role="status">
              <Text id="certificate.sent.word" values={{ folders: sending.folderIds.length }} />
            </p>
            <p>
              <Text id="certificate.sent.delivery" />
            </p>
            {isArchived && (
              <p className={styles.sentArchived}>
                <Text id="certificate.sent.archived" values={{ name }} />{" "}
                <Link to={`/projects/archived/${encodeURIComponent(projectId)}`}>
                  <Text id="certificate.sent.archived.open" />
                </Link>
              </p>
            )}
          </div>
        </div>
      </ModalBody>
      <ModalFoot>
        <Button size="large" intent="primary" onClick={onClose} text={text("modal.done")} />
      </ModalFoot>
    </>
  );
}
