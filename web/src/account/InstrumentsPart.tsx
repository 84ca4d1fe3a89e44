import { AnchorButton } from "@blueprintjs/core";
import { useHref, useLinkClickHandler } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { AccountSection } from "./AccountSection.tsx";
import styles from "./CompanyDetails.module.css";

const address = "/account/instruments";

export function InstrumentsPart() {
  const href = useHref(address);
  const follow = useLinkClickHandler<HTMLElement>(address);
  return (
    <AccountSection
      anchor="instruments"
      title={<Text id="instrument.title" />}
      actions={
        <AnchorButton role="link" href={href} onClick={follow}>
          <Text id="account.instruments.open" />
        </AnchorButton>
      }
    >
      <Card>
        <p className={styles.intro}>
          <Text id="account.instruments.intro" />
        </p>
      </Card>
    </AccountSection>
  );
}
