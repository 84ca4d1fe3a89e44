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
  /** 400, 500 or 600 px wide. */
  size?: "standard" | "project" | "sign";
  /** A busy modal cannot be closed. */
  isBusy?: boolean;
  /** The element that gets the focus after closing, instead of the opener. */
  focusAfter?: () => HTMLElement | null;
  onClose: () => void;
  /** A `ModalBody` and a `ModalFooter`, or one form with both. */
  children: ReactNode;
};

/** A modal that is open while mounted. */
export function Modal({ title, size = "standard", isBusy = false, focusAfter, onClose, children }: ModalProps) {
  const titleId = useId();
  const text = useText();
  useFocusWhileBusy(isBusy, titleId);
  useFocusOnNewView(title, titleId);
  // In this order, the page becomes focusable again before the focus returns to the page.
  useInertPage();
  useFocusReturn(focusAfter);
  // A busy modal keeps `canEscapeKeyClose`, so that Blueprint stops Escape. Else Escape would close the panel.
  const close = isBusy ? undefined : onClose;
  // Without `preventDefault`, a press on the backdrop would move the returned focus to the page.
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

/** A press outside all controls focuses the page, where Blueprint does not hear Escape. */
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

/** The title gets the focus, unless a field has `autoFocus`. */
function takeFocus(title: HTMLHeadingElement | null) {
  title?.focus();
}

/** While busy, all controls are disabled. The title then has the focus, so that Escape and Tab work. */
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

/** A new view removes the pressed button, so a field or the title gets the focus. */
function useFocusOnNewView(title: string, titleId: string) {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [title, titleId]);
}

/** Elements focused before each open modal, latest first. The latest may disappear with another modal. */
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
