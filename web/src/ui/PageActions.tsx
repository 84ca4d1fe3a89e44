import { Button, type ButtonProps, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { More } from "@blueprintjs/icons";
import { type JSX, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "./ActionButton.tsx";
import { ArrowMenu, returnFocus } from "./ArrowMenu.tsx";
import styles from "./PageActions.module.css";

export type PageAction = Pick<ButtonProps, "intent" | "aria-haspopup"> & {
  text: string;
  icon: JSX.Element;
  /** True: moves into the menu on a narrow page. "always": is always in the menu. */
  folds?: boolean | "always";
  /** The page's next step: stands last and in no menu. */
  isNext?: boolean;
  /** The reason why the action is disabled, as a sentence. */
  reason?: string | null;
  onClick: () => void;
};

/** A row of buttons with the next step last; on a narrow page some are in a menu. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const text = useText();
  const folding = actions.filter(({ folds, isNext }) => folds && !isNext);
  const hidden = actions.filter(({ folds }) => folds === "always");
  const button = ({ folds, isNext, reason = null, ...shown }: PageAction) => (
    <span key={shown.text} className={folds && !isNext ? styles.folding : undefined}>
      <ActionButton {...shown} side="below" disabledReason={reason} />
    </span>
  );
  return (
    <>
      {actions.filter(({ folds, isNext }) => folds !== "always" && !isNext).map(button)}
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
      {actions.filter(({ isNext }) => isNext).map(button)}
    </>
  );
}

type FoldedProps = { actions: readonly PageAction[]; text?: string; label?: string };

function FoldedActions({ actions, text, label }: FoldedProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The menu entry disappears with its menu, so the menu's button gets the focus.
  const run = (action: PageAction) => {
    button.current?.focus();
    action.onClick();
  };
  return (
    <PopoverNext
      shouldReturnFocusOnClose={false}
      // If the menu enforced its focus, it would take the focus again while it closes. A form whose code still loads
      // would then find no opener.
      enforceFocus={false}
      onClosed={(menu) => returnFocus(menu, button.current)}
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
