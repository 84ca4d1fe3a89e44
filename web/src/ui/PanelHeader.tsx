import { Button } from "@blueprintjs/core";
import { ChevronLeft, Cross } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./PanelHeader.module.css";
import { usePanel } from "./panelContext.ts";
import { useRestoredFocus } from "./useRestoredFocus.ts";

type Props = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  back?: { label: string; onBack: () => void };
};

/** The title takes the focus when it appears, so that screen readers announce the new view. */
export function PanelHeader({ title, children, actions, back }: Props) {
  const text = useText();
  const { headingId, onClose, back: innermost } = usePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useRestoredFocus(heading);
  const onBack = back?.onBack ?? null;
  useEffect(() => {
    innermost.current = onBack;
    return () => {
      innermost.current = null;
    };
  }, [innermost, onBack]);
  return (
    <header className={styles.head}>
      {back && (
        <button type="button" className={styles.back} onClick={back.onBack}>
          <ChevronLeft />
          {back.label}
        </button>
      )}
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children && <div className={styles.line}>{children}</div>}
      <div className={styles.actions}>
        {actions}
        <Button variant="minimal" icon={<Cross />} aria-label={text("panel.close")} onClick={onClose} />
      </div>
    </header>
  );
}
