import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { ModalFooter } from "../../ui/ModalFooter.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./SendCertificate.module.css";

type Props = {
  folderCount: number;
  numbers: readonly string[];
  email: string;
  onClose: () => void;
  children?: ReactNode;
};

export function ResentConfirmation({ folderCount, numbers, email, onClose, children }: Props) {
  const text = useText();
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus(), []);
  return (
    <>
      <ModalBody>
        <div className={styles.sent}>
          <StatusIcon name="completed" size={22} />
          <div>
            <p ref={word} tabIndex={-1} className={styles.sentTitle} role="status">
              <Text
                id="certificate.resend.word"
                values={{ folders: folderCount, count: numbers.length, number: numbers.join(", ") }}
              />
            </p>
            <p>
              <Text id="certificate.sent.to" values={{ email }} /> <Text id="certificate.resend.delivery" />
            </p>
            {children}
          </div>
        </div>
      </ModalBody>
      <ModalFooter>
        <Button size="large" intent="primary" onClick={onClose} text={text("modal.done")} />
      </ModalFooter>
    </>
  );
}
