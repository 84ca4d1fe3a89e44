import { Button, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CaretDown } from "@blueprintjs/icons";
import { useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ArrowMenu, returnFocus } from "../ui/ArrowMenu.tsx";
import { ActionCount } from "../ui/TickedBar.tsx";
import styles from "./InstallerMenu.module.css";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };
type Props = { people: readonly Person[]; count: number; onChoose: (installerId: string) => void };

/** One button whose menu names the installers; a press on a name changes the rooms. */
export function InstallerMenu({ people, count, onChoose }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const label = (
    <>
      <Text id="installation.assign.submit" />
      <ActionCount>{count}</ActionCount>
    </>
  );
  if (people.length === 0)
    return (
      <ActionButton disabledReason={text("installation.installer.none")} onClick={() => {}}>
        {label}
      </ActionButton>
    );
  return (
    <PopoverNext
      shouldReturnFocusOnClose={false}
      onClosed={(menu) => returnFocus(menu, button.current)}
      placement="top-end"
      arrow={false}
      middleware={{ offset: { mainAxis: 4 } }}
      popupKind={PopupKind.MENU}
      content={
        <ArrowMenu className={styles.people} aria-label={text("installation.installer.choose")}>
          {people.map(({ id, firstName, lastName }) => (
            <MenuItem key={id} text={`${firstName} ${lastName}`} onClick={() => onChoose(id)} />
          ))}
        </ArrowMenu>
      }
    >
      <Button ref={button} endIcon={<CaretDown />}>
        {label}
      </Button>
    </PopoverNext>
  );
}
