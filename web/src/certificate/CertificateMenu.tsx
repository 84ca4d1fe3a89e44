import { Button, MenuDivider, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ArrowTopRight, ChevronDown } from "@blueprintjs/icons";
import { useRef } from "react";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu, returnFocus } from "../ui/ArrowMenu.tsx";
import { timestampedValues } from "./sealTime.ts";

type Props = {
  number: string;
  className?: string | undefined;
  boardCardUrl?: string | null | undefined;
  proofUrl?: string | null | undefined;
  /** A time stamp with a file of its own. */
  timestamp?: { authority: string; time: string; url: string } | null;
  /** Null if the certificate is withdrawn. */
  onResend?: (() => void) | null;
  /** Null if the viewer may not withdraw the certificate. */
  onWithdraw: (() => void) | null;
};

export function CertificateMenu({ number, className, boardCardUrl, proofUrl, timestamp, onResend, onWithdraw }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The menu entry disappears with its menu, so the form returns the focus to the menu's button.
  const open = (form: () => void) => () => {
    button.current?.focus();
    form();
  };
  const hasOthers = Boolean(boardCardUrl || proofUrl || timestamp || onResend);
  if (!hasOthers && !onWithdraw) return null;
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
          {boardCardUrl && (
            <MenuItem
              href={boardCardUrl}
              target="_blank"
              rel="noopener noreferrer"
              text={text("certificate.boardCard")}
              labelElement={<ArrowTopRight size={12} />}
            />
          )}
          {proofUrl && <MenuItem href={proofUrl} download text={text("certificate.proof")} />}
          {timestamp && (
            <MenuItem
              href={timestamp.url}
              download
              htmlTitle={text("certificate.timestamped", timestampedValues(timestamp))}
              text={text("certificate.timestampFile")}
            />
          )}
          {hasOthers && onWithdraw && <MenuDivider />}
          {onWithdraw && <MenuItem text={text("certificate.withdraw.action")} onClick={open(onWithdraw)} />}
        </ArrowMenu>
      }
    >
      <Button
        ref={button}
        className={className}
        variant="minimal"
        size="small"
        endIcon={<ChevronDown size={12} />}
        aria-label={text("certificate.list.more", { number })}
        text={text("page.moreActions")}
      />
    </PopoverNext>
  );
}
