import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import { useState } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import formStyles from "./AccountForm.module.css";
import styles from "./SecretModal.module.css";

type Props = {
  title: string;
  note: MessageId;
  facts: readonly (readonly [label: MessageId, value: string])[];
  onClose: () => void;
};

/** The secret is shown once; nobody can read it again. */
export function SecretModal({ title, note, facts, onClose }: Props) {
  const text = useText();
  const [copied, setCopied] = useState<MessageId | null>(null);
  const copy = async (label: MessageId, value: string) => {
    // If the browser refuses to copy, the person can still select the text.
    const isDone = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? label : null);
  };
  return (
    <Modal title={title} onClose={onClose}>
      <ModalBody>
        <p className={formStyles.note}>
          <Text id={note} />
        </p>
        <dl className={styles.secret}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>
                <Text id={label} />
              </dt>
              <dd translate="no">{value}</dd>
              <dd className={styles.copy}>
                <Button
                  icon={<Duplicate />}
                  aria-label={text("account.secret.copyOf", { what: text(label) })}
                  onClick={() => void copy(label, value)}
                  text={text(copied === label ? "account.secret.copied" : "account.secret.copy")}
                />
              </dd>
            </div>
          ))}
        </dl>
        <p role="status" className="heard-only">
          {copied && text("account.secret.copied")}
        </p>
      </ModalBody>
      <ModalFooter>
        <Button size="large" intent="primary" onClick={onClose} text={text("modal.done")} />
      </ModalFooter>
    </Modal>
  );
}
