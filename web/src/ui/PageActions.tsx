import { Button, type ButtonProps, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { More } from "@blueprintjs/icons";
import { type JSX, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "./ActionButton.tsx";
import { ArrowMenu } from "./ArrowMenu.tsx";
import styles from "./PageActions.module.css";

export type PageAction = Pick<ButtonProps, "intent" | "aria-haspopup"> & {
  text: string;
  icon: JSX.Element;
  /** Goes into the menu where the page has no room for a row of all buttons, or always. */
  folds?: boolean | "always";
  /** Why it is off, as a sentence. */
  reason?: string | null;
  onClick: () => void;
};

/** One row of buttons at the head of a page; on a narrow page some of them are in a menu. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const text = useText();
  const folding = actions.filter(({ folds }) => folds);
  const hidden = actions.filter(({ folds }) => folds === "always");
  return (
    <>
      {actions
        .filter(({ folds }) => folds !== "always")
        .map(({ folds, reason = null, ...button }) => (
          <span key={button.text} className={folds ? styles.folding : undefined}>
            <ActionButton {...button} side="below" disabledReason={reason} />
          </span>
        ))}
      {hidden.length > 0 && (
        <span className={styles.folding}>
          <FoldedActions actions={hidden} label={text("page.moreActions")} />
        </span>
      )}
      {folding.length > 0 && (
        <span className={styles.menu}>
          <FoldedActions actions={folding} text={text("page.moreActions")} />
        </span>
      )}
    </>
  );
}

type FoldedProps = { actions: readonly PageAction[]; text?: string; label?: string };

function FoldedActions({ actions, text, label }: FoldedProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The menu entry is gone when its view closes, so the focus is on the menu's button by then.
  const run = (action: PageAction) => {
    button.current?.focus();
    action.onClick();
  };
  return (
    <PopoverNext
      shouldReturnFocusOnClose={false}
      placement="bottom-end"
      arrow={false}
      popupKind={PopupKind.MENU}
      content={
        <ArrowMenu>
          {actions.map((action) => (
            <MenuItem
              key={action.text}
              icon={action.icon}
              text={action.text}
              label={action.reason ?? undefined}
              disabled={Boolean(action.reason)}
              onClick={() => run(action)}
            />
          ))}
        </ArrowMenu>
      }
    >
      <Button ref={button} icon={<More />} text={text} aria-label={label} />
    </PopoverNext>
  );
}
