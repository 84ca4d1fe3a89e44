import { languageNames } from "../../i18n/languageNames.ts";
import type { Language } from "../../i18n/languages.ts";
import { Text } from "../../i18n/Text.tsx";
import { DescriptionItem } from "../../ui/DescriptionItem.tsx";
import { deliveryReasons } from "../deliveryReasons.ts";
import styles from "./SendCertificate.module.css";

export type LastSending = { number: string | null; email: string | null; reason: string | null };

const maxNamed = 5;

type Props = {
  customer: string;
  /** The language of the certificates. */
  language: Language;
  sendings: readonly LastSending[];
  /** The form's first address. Its failure is not listed, because the field shows the failure. */
  filledIn: string | null;
};

export function LastSendings({ customer, language, sendings, filledIn }: Props) {
  const named = sendings.filter(({ number }) => number !== null);
  const failed = sendings.filter(
    ({ email, reason }) => email !== filledIn && reason !== null && deliveryReasons[reason],
  );
  return (
    <dl className={styles.sentBefore}>
      {named.length > 0 && (
        <DescriptionItem label="certificate.list.column.number">
          {named.slice(0, maxNamed).map(({ number }, at) => (
            <span key={number} className={styles.whole}>
              {at > 0 && ", "}
              {number}
            </span>
          ))}{" "}
          {named.length > maxNamed && (
            <Text id="certificate.resend.moreNumbers" values={{ count: named.length - maxNamed }} />
          )}
        </DescriptionItem>
      )}
      <DescriptionItem label="account.user.language">{languageNames[language]}</DescriptionItem>
      <DescriptionItem label="project.fact.customer">{customer}</DescriptionItem>
      {failed.length > 0 && (
        <DescriptionItem label="certificate.list.column.recipient">
          {failed.slice(0, maxNamed).map(({ number, email, reason }) => (
            <p key={number}>
              {email}
              <br />
              <span className={styles.statusFailed}>
                <Text id={deliveryReasons[reason ?? ""] ?? "certificate.delivery.failed"} />
              </span>
            </p>
          ))}
        </DescriptionItem>
      )}
    </dl>
  );
}
