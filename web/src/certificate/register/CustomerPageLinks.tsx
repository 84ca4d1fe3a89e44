import { AnchorButton, Button } from "@blueprintjs/core";
import { ArrowTopRight, Duplicate } from "@blueprintjs/icons";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useCopyLink } from "../useCopyLink.ts";
import styles from "./OpenedCertificate.module.css";

/** Opens the page that the customer sees, or copies its address. */
export function CustomerPageLinks({ pageUrl }: { pageUrl: string }) {
  const text = useText();
  const { isCopied, copy } = useCopyLink(pageUrl);
  return (
    <div className={styles.page}>
      <AnchorButton
        role="link"
        size="small"
        href={pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<ArrowTopRight size={12} />}
        text={text("certificate.customerPage")}
      />
      <Button size="small" icon={<Duplicate size={12} />} onClick={copy}>
        <span aria-live="polite">
          <Text id={isCopied ? "certificate.copyLink.done" : "certificate.copyLink"} />
        </span>
      </Button>
    </div>
  );
}
