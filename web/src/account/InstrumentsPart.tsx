import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { AccountSection } from "./AccountSection.tsx";
import styles from "./Programs.module.css";

export function InstrumentsPart() {
  return (
    <AccountSection anchor="instruments" title={<Text id="instrument.title" />}>
      <p className={styles.intro}>
        <Text id="account.instruments.intro" />
      </p>
      <Link to="/account/instruments">
        <Text id="account.instruments.open" />
      </Link>
    </AccountSection>
  );
}
