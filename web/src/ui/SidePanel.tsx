import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { Loading } from "./Loading.tsx";
import { PanelBody } from "./PanelBody.tsx";
import { PanelHeader } from "./PanelHeader.tsx";
import { PanelContext } from "./panelContext.ts";
import styles from "./SidePanel.module.css";

type Props = { onClose: () => void; children: ReactNode };

/**
 * A region beside the page, not a dialog: the page stays usable. Escape leaves one view, then closes the panel; the focus returns to its
 * opener.
 */
export function SidePanel({ onClose, children }: Props) {
  const headingId = useId();
  const back = useRef<(() => void) | null>(null);
  const panel = useMemo(() => ({ headingId, onClose, back }), [headingId, onClose]);
  const section = useRef<HTMLElement>(null);
  useReturnedFocus();
  useEscape(section, () => (back.current ?? onClose)());
  return (
    <PanelContext value={panel}>
      <section ref={section} className={`${styles.panel} side-panel`} aria-labelledby={headingId}>
        {children}
      </section>
    </PanelContext>
  );
}

function PanelLoading() {
  const text = useText();
  return (
    <>
      <PanelHeader title={text("app.loading")} />
      <PanelBody>
        <Loading />
      </PanelBody>
    </>
  );
}

SidePanel.Loading = PanelLoading;

/** Acts on Escape in the section, and while nothing has the focus; what lies deeper takes its own first, and a modal over the page all. */
function useEscape(section: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key, target, repeat, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || repeat || defaultPrevented || !(target instanceof Node)) return;
      const panel = section.current;
      // A press beside everything leaves the focus to the page or its main part, which hold the panel.
      const isOurs = panel?.contains(target) || target.contains(panel);
      if (isOurs && !panel?.closest("[inert]")) leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [section]);
}

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
