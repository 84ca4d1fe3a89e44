import { Button, type ButtonProps, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { More } from "@blueprintjs/icons";
import { type JSX, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { ArrowMenu } from "./ArrowMenu.tsx";
import styles from "./PageActions.module.css";

type PageAction = Pick<ButtonProps, "intent" | "aria-haspopup"> & {
  text: string;
  icon: JSX.Element;
  /** Goes into the menu where the page has no room for a row of all buttons. */
  folds?: boolean;
  /** Why it is off, as a sentence. */
  reason?: string | null;
  onClick: () => void;
};

/** One row of buttons at the head of a page. On a page that an open panel or a small window makes narrow, some stand in a menu. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const folding = actions.filter(({ folds }) => folds);
  return (
    <>
      {actions.map(({ folds, reason = null, ...button }) => (
        <span key={button.text} className={folds ? styles.folding : undefined}>
          <ActionButton {...button} side="below" disabledReason={reason} />
        </span>
      ))}
      {folding.length > 0 && <FoldedActions actions={folding} />}
    </>
  );
}

function FoldedActions({ actions }: { actions: readonly PageAction[] }) {
  const button = useRef<HTMLButtonElement>(null);
  // The entry is gone when what it opened closes, so the focus stands on the menu's button by then.
  const run = (action: PageAction) => {
    button.current?.focus();
    action.onClick();
  };
  return (
    <span className={styles.menu}>
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
        <Button ref={button} icon={<More />}>
          <Text id="page.moreActions" />
        </Button>
      </PopoverNext>
    </span>
  );
}
