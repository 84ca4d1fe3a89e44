import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { PanelBody } from "./PanelBody.tsx";
import { PanelHeader } from "./PanelHeader.tsx";
import { PanelContext } from "./panelContext.ts";
import styles from "./SidePanel.module.css";
import { Bar, SmallSpinner } from "./SkeletonHead.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

type Props = {
  /** True for a panel that takes the place of the page. */
  isPage?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The panel is a region, not a dialog, so the page stays usable. Escape leaves one view, then closes the panel. */
export function SidePanel({ isPage = false, onClose, children }: Props) {
  const headingId = useId();
  const back = useRef<(() => void) | null>(null);
  const panel = useMemo(() => ({ headingId, onClose, back }), [headingId, onClose]);
  const section = useRef<HTMLElement>(null);
  useReturnedFocus();
  useEscape(section, () => (back.current ?? onClose)());
  return (
    <PanelContext value={panel}>
      <section
        ref={section}
        className={`${styles.panel} ${isPage ? styles.whole : ""} side-panel`}
        aria-labelledby={headingId}
      >
        {children}
      </section>
    </PanelContext>
  );
}

/** PanelLoading draws the frame of the coming panel: its title, a line of facts and two lists. */
function PanelLoading({ title }: { title?: string }) {
  const text = useText();
  const unknown = (
    <>
      <span className="heard-only">{text("app.loading")}</span>
      <Bar width={200} />
    </>
  );
  return (
    <>
      <PanelHeader title={title ?? unknown} actions={<SmallSpinner />}>
        <Bar width={160} />
      </PanelHeader>
      <PanelBody>
        <p>
          <Bar width={320} />
        </p>
        <TableSkeleton rows={1} twoLine isPart />
        <TableSkeleton rows={4} twoLine isPart />
      </PanelBody>
    </>
  );
}

SidePanel.Loading = PanelLoading;

/** Handles Escape in the panel, and while nothing has the focus. Inner elements and modals handle the key first. */
function useEscape(section: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key, target, repeat, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || repeat || defaultPrevented || !(target instanceof Node)) return;
      const panel = section.current;
      // A press outside all controls focuses an element around the panel.
      const isOurs = panel?.contains(target) || target.contains(panel);
      if (isOurs && !panel?.closest("[inert]")) leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [section]);
}

function useReturnedFocus() {
  // The opener is read during render, because the panel's title takes the focus before effects run.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.querySelector("h1"))?.focus();
    },
    [opener],
  );
}
