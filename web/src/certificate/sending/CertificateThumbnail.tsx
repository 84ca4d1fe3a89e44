import "@fontsource-variable/source-serif-4/wght.css";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { CableRule } from "../../ui/CableRule.tsx";
import { PaperHead } from "../../ui/PaperHead.tsx";
import type { CertificateThumbnail_project$key } from "./__generated__/CertificateThumbnail_project.graphql.ts";
import type { CertificateThumbnail_viewer$key } from "./__generated__/CertificateThumbnail_viewer.graphql.ts";
import styles from "./CertificateThumbnail.module.css";
import { certificateLanguage, useCatalogue } from "./certificateLanguage.ts";
import type { Sheet } from "./sending.ts";
import { ThumbnailRecord } from "./ThumbnailRecord.tsx";

type Props = {
  projectRef: CertificateThumbnail_project$key;
  viewerRef: CertificateThumbnail_viewer$key;
  sheet: Sheet;
  /** A day like `2026-01-31`. */
  activationDate: string;
};

/** Imitates the first page in the certificate's language. Number, products and values are left out. */
export function CertificateThumbnail({ projectRef, viewerRef, sheet, activationDate }: Props) {
  const project = useFragment(projectFragment, projectRef);
  const { firstName, lastName, company } = useFragment(viewerFragment, viewerRef);
  const language = certificateLanguage(company?.country);
  const messages = useCatalogue(language);
  if (!messages) return <div className={styles.frame} />;
  const address = [project.postalCode, project.city].filter(Boolean).join(" ");
  // The root folder has the project's name, which is not repeated.
  const place = [...new Set([project.name, sheet.name])].join(" / ");
  return (
    <IntlProvider locale={language} messages={messages}>
      <div className={styles.frame} lang={language} aria-hidden="true">
        <div className={styles.page}>
          <PaperHead logo={company?.logo ?? null} company={company?.name ?? ""} subtitle={`${place}, ${address}`} />
          <div className={styles.parties}>
            <Party label={<Text id="certificate.paper.valid" />} name={activationDate} />
            <Party label={<Text id="certificate.paper.customer" />} name={project.customer}>
              {address}
            </Party>
            <Party label={<Text id="certificate.paper.firm" />} name={company?.name ?? ""}>
              {company?.orgNumber}
            </Party>
          </div>
          <ThumbnailRecord rooms={sheet.rooms} />
          <CableRule />
          <div className={styles.declaration}>
            <p>
              <Text id="certificate.send.disclaimer" />
            </p>
            <div className={styles.code} />
          </div>
          <p className={styles.signature}>
            {company?.city} {activationDate}, {firstName} {lastName}
          </p>
        </div>
      </div>
    </IntlProvider>
  );
}

type PartyProps = { label: ReactNode; name: string; children?: ReactNode };

function Party({ label, name, children }: PartyProps) {
  return (
    <div>
      <p>{label}</p>
      <p className={styles.name}>{name}</p>
      <p>{children}</p>
    </div>
  );
}

const projectFragment = graphql`
  fragment CertificateThumbnail_project on Project {
    name
    city
    postalCode
    customer
  }
`;

const viewerFragment = graphql`
  fragment CertificateThumbnail_viewer on User {
    firstName
    lastName
    company {
      name
      logo
      orgNumber
      city
      country
    }
  }
`;
