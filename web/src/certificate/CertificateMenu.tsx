import { Button, MenuDivider, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ArrowTopRight, More } from "@blueprintjs/icons";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu, returnFocus } from "../ui/ArrowMenu.tsx";
import type { CertificateMenu_certificate$key } from "./__generated__/CertificateMenu_certificate.graphql.ts";
import styles from "./CertificateMenu.module.css";
import { timestampedValues } from "./sealTime.ts";
import { useCopyLink } from "./useCopyLink.ts";

type Props = {
  certificateRef: CertificateMenu_certificate$key;
  /** Null if the certificate cannot be sent again, for example after its withdrawal. */
  onResend: (() => void) | null;
  onWithdraw: () => void;
};

/** The actions of one certificate, the same wherever it is listed. */
export function CertificateMenu({ certificateRef, onResend, onWithdraw }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { number, url, pageUrl, boardCardUrl, proofUrl, seal, viewerCanWithdraw } = useFragment(
    graphql`
      fragment CertificateMenu_certificate on Certificate {
        number
        url
        pageUrl
        boardCardUrl
        proofUrl
        seal {
          timestamp {
            authority
            time
            url
          }
        }
        viewerCanWithdraw
      }
    `,
    certificateRef,
  );
  const { isCopied, copy } = useCopyLink(pageUrl);
  // The menu entry disappears with its menu, so the form returns the focus to the menu's button.
  const open = (form: () => void) => () => {
    button.current?.focus();
    form();
  };
  const timestamp = seal?.timestamp;
  const hasOthers = Boolean(url || pageUrl || boardCardUrl || proofUrl || timestamp?.url || onResend);
  if (!hasOthers && !viewerCanWithdraw) return null;
  const page = { target: "_blank", rel: "noopener noreferrer", labelElement: <ArrowTopRight size={12} /> };
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
          {url && <MenuItem {...page} href={url} text={text("certificate.openPdf")} />}
          {pageUrl && <MenuItem {...page} href={pageUrl} text={text("certificate.customerPage")} />}
          {pageUrl && (
            <MenuItem
              shouldDismissPopover={false}
              text={text(isCopied ? "certificate.copyLink.done" : "certificate.copyLink")}
              onClick={copy}
            />
          )}
          {onResend && <MenuItem text={text("certificate.resend.action")} onClick={open(onResend)} />}
          {boardCardUrl && <MenuItem {...page} href={boardCardUrl} text={text("certificate.boardCard")} />}
          {proofUrl && <MenuItem href={proofUrl} download text={text("certificate.proof")} />}
          {timestamp?.url && (
            <MenuItem
              href={timestamp.url}
              download
              htmlTitle={text("certificate.timestamped", timestampedValues(timestamp))}
              text={text("certificate.timestampFile")}
            />
          )}
          {hasOthers && viewerCanWithdraw && <MenuDivider />}
          {viewerCanWithdraw && <MenuItem text={text("certificate.withdraw.action")} onClick={open(onWithdraw)} />}
        </ArrowMenu>
      }
    >
      <Button
        ref={button}
        className={styles.more}
        variant="minimal"
        icon={<More />}
        aria-label={text("certificate.list.more", { number })}
      />
    </PopoverNext>
  );
}
