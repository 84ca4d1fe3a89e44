import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { Loading } from "./Loading.tsx";
import { PanelBody } from "./PanelBody.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { PanelContext } from "./panelContext.ts";
import styles from "./SidePanel.module.css";

type Props = { onClose: () => void; children: ReactNode };

/** A region beside the page, not a dialog: the page stays in reach. Escape closes it, and focus goes back to where it came from. */
export function SidePanel({ onClose, children }: Props) {
  const headingId = useId();
  const panel = useMemo(() => ({ headingId, onClose }), [headingId, onClose]);
  useReturnedFocus();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  return (
    <PanelContext value={panel}>
      <section className={styles.panel} aria-labelledby={headingId} onKeyDown={closeOnEscape}>
        {children}
      </section>
    </PanelContext>
  );
}

function PanelLoading() {
  const text = useText();
  return (
    <>
      <PanelHead title={text("app.loading")} />
      <PanelBody>
        <Loading />
      </PanelBody>
    </>
  );
}

SidePanel.Loading = PanelLoading;

function useReturnedFocus() {
  // Read while rendering: an effect would come after that of the panel's head, which takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.querySelector("h1"))?.focus();
    },
    [opener],
  );
}
