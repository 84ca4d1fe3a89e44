import { Button, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { useRef } from "react";
import { useText } from "../../i18n/useText.ts";
import { ArrowMenu, returnFocus } from "../../ui/ArrowMenu.tsx";
import { timestampedValues } from "../sealTime.ts";
import styles from "./CertificateListTable.module.css";

type Props = {
  number: string;
  /** A time stamp with a file of its own. */
  timestamp: { authority: string; time: string; url: string } | null;
  /** Null if the certificate is withdrawn. */
  onResend: (() => void) | null;
  /** Null if the viewer may not withdraw the certificate. */
  onWithdraw: (() => void) | null;
};

/** The actions of a row. */
export function CertificateMenu({ number, timestamp, onResend, onWithdraw }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The menu entry disappears with its menu, so the form returns the focus to the menu's button.
  const open = (form: () => void) => () => {
    button.current?.focus();
    form();
  };
  if (!timestamp && !onResend && !onWithdraw) return null;
  return (
    <PopoverNext
      shouldReturnFocusOnClose={false}
      enforceFocus={false}
      onClosed={(menu) => returnFocus(menu, button.current)}
      placement="bottom-end"
      arrow={false}
      popupKind={PopupKind.MENU}
      content={
        <ArrowMenu>
          {onResend && <MenuItem text={text("certificate.resend.action")} onClick={open(onResend)} />}
          {timestamp && (
            <MenuItem
              href={timestamp.url}
              download
              htmlTitle={text("certificate.timestamped", timestampedValues(timestamp))}
              text={text("certificate.timestampFile")}
            />
          )}
          {onWithdraw && <MenuItem text={text("certificate.withdraw.action")} onClick={open(onWithdraw)} />}
        </ArrowMenu>
      }
    >
      <Button
        ref={button}
        className={styles.more}
        variant="minimal"
        size="small"
        endIcon={<ChevronDown size={12} />}
        aria-label={text("certificate.list.more", { number })}
        text={text("page.moreActions")}
      />
    </PopoverNext>
  );
}
