import { Button, Dialog } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./Modal.module.css";
import { useInertPage } from "./useInertPage.ts";

export type ModalProps = {
  title: string;
  /** 400, 500 or 600 px; for a picture, the window's own but for a margin. */
  size?: "standard" | "project" | "sign" | "picture";
  /** While true neither Escape, the backdrop nor the cross closes it. */
  isBusy?: boolean;
  /** Takes the focus when it closes, in place of the opener. */
  focusAfter?: () => HTMLElement | null;
  onClose: () => void;
  /** A `ModalBody` and a `ModalFooter`, bare or inside one form. */
  children: ReactNode;
};

/** A modal that is open while mounted. The page behind is inert; the focus returns to where it was. */
export function Modal({ title, size = "standard", isBusy = false, focusAfter, onClose, children }: ModalProps) {
  const titleId = useId();
  const text = useText();
  useFocusWhileBusy(isBusy, titleId);
  useFocusOnNewView(title, titleId);
  // In this order, so that the page can be reached again by the time that focus goes back to it.
  useInertPage();
  useFocusReturn(focusAfter);
  // Blueprint takes an Escape only when it closes by it; a busy modal must take it too, or the panel beneath would close.
  const close = isBusy ? undefined : onClose;
  // A press on the backdrop would move focus to the page, after it was given back.
  const closeByEvent = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (!isHeld(event.nativeEvent)) onClose();
  };
  useEscapeWithoutFocus(close);
  return (
    <Dialog
      isOpen
      className={`${styles.modal} ${styles[size]}`}
      aria-labelledby={titleId}
      canOutsideClickClose={!isBusy}
      onClose={close && closeByEvent}
      shouldReturnFocusOnClose={false}
      transitionDuration={220}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} ref={takeFocus}>
          {title}
        </h2>
        {close && <Button variant="minimal" icon={<Cross />} aria-label={text("modal.close")} onClick={close} />}
      </div>
      {children}
    </Dialog>
  );
}

const isHeld = (event: Event) => event instanceof KeyboardEvent && event.repeat;

/** A press beside every control leaves the focus to the page, where Blueprint does not hear Escape. */
function useEscapeWithoutFocus(onEscape: (() => void) | undefined) {
  const leave = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.target !== document.body || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** The title gets the focus first, also while the content loads; a field with `autoFocus` takes it over. */
function takeFocus(title: HTMLHeadingElement | null) {
  title?.focus();
}

/**
 * While the modal is busy its controls are disabled, and the browser would move the focus to the body, where Escape and Tab do nothing: the
 * title takes it.
 */
function useFocusWhileBusy(isBusy: boolean, titleId: string) {
  const off = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const title = document.getElementById(titleId);
    const focused = document.activeElement;
    if (isBusy && focused instanceof HTMLElement && focused.matches(":disabled")) {
      off.current = focused;
      title?.focus();
    }
    if (isBusy) return;
    if (focused === title) off.current?.focus();
    off.current = null;
  }, [isBusy, titleId]);
}

/** A new view removes the pressed button; without a field to focus, the title gets the focus. */
function useFocusOnNewView(title: string, titleId: string) {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [title, titleId]);
}

/** The focused elements before each open modal, latest first. A modal may outlive the button in another modal that opened it. */
const openersOfOpen: (readonly (Element | null)[])[] = [];

function useFocusReturn(focusAfter: ModalProps["focusAfter"]) {
  const [openers] = useState(() => [document.activeElement, ...(openersOfOpen.at(-1) ?? [])]);
  const giveBack = useEffectEvent(() => {
    const next = [focusAfter?.(), ...openers].find((each) => each?.isConnected);
    if (next instanceof HTMLElement) next.focus();
  });
  useEffect(() => {
    openersOfOpen.push(openers);
    return () => {
      openersOfOpen.splice(openersOfOpen.indexOf(openers), 1);
      giveBack();
    };
  }, [openers]);
}
