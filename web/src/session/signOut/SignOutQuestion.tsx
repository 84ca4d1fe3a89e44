import { Button } from "@blueprintjs/core";
import { Link } from "react-router";
import { UnplacedFile } from "../../attachment/UnplacedFile.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Modal } from "../../ui/Modal.tsx";
import { ModalBody } from "../../ui/ModalBody.tsx";
import { ModalFooter } from "../../ui/ModalFooter.tsx";
import styles from "./SignOutQuestion.module.css";
import type { Waiting } from "./useAskedSignOut.ts";

type Props = {
  waiting: Waiting;
  isLeaving: boolean;
  onDrop: (fileId: string) => void;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks first, because signing out would delete unsaved values, files and forms. */
export function SignOutQuestion({ waiting, isLeaving, onDrop, onLeave, onStay }: Props) {
  const text = useText();
  const { values, files, subjects, unnamed, forms } = waiting;
  const both = values > 0 && files > 0 ? "yes" : "no";
  return (
    <Modal title={text("signOut.question")} isBusy={isLeaving} onClose={onStay}>
      <ModalBody>
        {values + files > 0 && (
          <p>
            <Text id="signOut.question.what" values={{ values, files, both }} />
          </p>
        )}
        {subjects.length + unnamed.length > 0 && (
          <ul className={styles.subjects}>
            {subjects.map(({ name, path }) => (
              <li key={name}>
                {path === undefined ? (
                  name
                ) : (
                  <Link to={path} onClick={onStay}>
                    {name}
                  </Link>
                )}
              </li>
            ))}
            {unnamed.map((kept) => (
              <UnplacedFile key={kept.id} kept={kept} isBusy={isLeaving} onDrop={onDrop} onGo={onStay} />
            ))}
          </ul>
        )}
        {forms > 0 && (
          <p>
            <Text id="signOut.question.forms" values={{ count: forms }} />
          </p>
        )}
        <p>
          <Text id="signOut.question.advice" />
        </p>
      </ModalBody>
      <ModalFooter>
        <Button size="large" intent="danger" loading={isLeaving} onClick={onLeave}>
          <Text id="signOut.question.leave" />
        </Button>
        <Button size="large" intent="primary" autoFocus disabled={isLeaving} onClick={onStay}>
          <Text id="signOut.question.stay" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
