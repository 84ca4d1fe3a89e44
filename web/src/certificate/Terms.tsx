import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { Terms_certificate$key } from "./__generated__/Terms_certificate.graphql.ts";
import { CallCompany } from "./CallCompany.tsx";
import styles from "./CertificatePage.module.css";

export function Terms({ certificateRef }: { certificateRef: Terms_certificate$key }) {
  const { locale } = useIntl();
  const { terms, language, companyName, companyAddress, companyPhone } = useFragment(
    graphql`
      fragment Terms_certificate on VerifiedCertificate {
        terms
        language
        companyName
        companyAddress
        companyPhone
      }
    `,
    certificateRef,
  );
  return (
    <div className={styles.terms}>
      {terms && terms.length > 0 && (
        <section>
          <h2>
            <Text id="certificate.verify.terms" />
          </h2>
          {language && language !== locale && (
            <p className={styles.note}>
              <Text
                id="certificate.verify.termsLanguage"
                values={{ language: new Intl.DisplayNames(locale, { type: "language" }).of(language) }}
              />
            </p>
          )}
          {terms.map((paragraph) => (
            <p key={paragraph} lang={language ?? undefined}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      <section>
        <h2>{companyName}</h2>
        {companyAddress && <p>{companyAddress}</p>}
        {companyPhone && (
          <p>
            <CallCompany phone={companyPhone}>{companyPhone}</CallCompany>
          </p>
        )}
      </section>
    </div>
  );
}
