import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { type ReactNode, useEffect } from "react";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Template.module.css";

const shownMs = 10_000;

/** A note at the window's lower edge that disappears by itself. */
export function TemplateNote({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useText();
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className={styles.saved}>
      <StatusIcon name="completed" />
      <p role="status">{children}</p>
      <Button variant="minimal" size="small" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
    </div>
  );
}
