import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { Brand } from "./Brand.tsx";
import { NarrowDrawing } from "./NarrowDrawing.tsx";
import styles from "./NarrowWindowOverlay.module.css";

/** A native modal dialog makes everything behind it inert, even floating elements. Escape does not close it. */
export function NarrowWindowOverlay({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect closes the dialog before the dialog is removed. Otherwise the browser would not return the focus.
  useLayoutEffect(() => {
    const page = document.documentElement;
    const covered = dialog.current;
    covered?.showModal();
    page.classList.add("window-too-narrow");
    return () => {
      covered?.close();
      page.classList.remove("window-too-narrow");
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
    >
      <Brand size={32} />
      <div className={styles.message}>
        <NarrowDrawing />
        <h1 id={titleId}>
          <Text id="shell.narrow.title" />
        </h1>
        <p className={styles.reason}>
          <Text id="shell.narrow.reason" />
        </p>
        <p className={styles.hint}>
          <Text id="shell.narrow.hint" />
        </p>
        {children}
      </div>
    </dialog>
  );
}
