import { Button } from "@blueprintjs/core";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Text } from "../i18n/Text.tsx";
import { isClientOutdated, onNewVersion, putOffNewVersion } from "../relay/networkState.ts";
import styles from "./NewVersion.module.css";

/** Asks for a reload if the client is older than the gateway. Forms restore their text. */
export function NewVersion() {
  return useSyncExternalStore(onNewVersion, isClientOutdated) ? <NewVersionDialog /> : null;
}

function NewVersionDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reload = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    reload.current?.focus();
  }, []);
  // The dialog is rendered in the body, because an open modal makes the rest of the page inert.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={putOffNewVersion}>
      <h2 id={titleId}>
        <Text id="shell.newVersion.title" />
      </h2>
      <p className={styles.reason}>
        <Text id="shell.newVersion.reason" />
      </p>
      <div className={styles.actions}>
        <Button onClick={putOffNewVersion}>
          <Text id="shell.newVersion.later" />
        </Button>
        <Button ref={reload} intent="primary" onClick={() => window.location.reload()}>
          <Text id="shell.newVersion.reload" />
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
