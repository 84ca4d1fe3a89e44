import "@fontsource-variable/source-serif-4/wght.css";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { CertificateThumbnail_project$key } from "./__generated__/CertificateThumbnail_project.graphql.ts";
import type { CertificateThumbnail_viewer$key } from "./__generated__/CertificateThumbnail_viewer.graphql.ts";
import styles from "./CertificateThumbnail.module.css";
import type { Sending } from "./sending.ts";
import { ThumbnailRecord } from "./ThumbnailRecord.tsx";

type Props = {
  projectRef: CertificateThumbnail_project$key;
  viewerRef: CertificateThumbnail_viewer$key;
  sending: Sending;
};

/** The certificate's first page in small, in its own black on white. Number, products and values come with the file itself. */
export function CertificateThumbnail({ projectRef, viewerRef, sending }: Props) {
  const project = useFragment(projectFragment, projectRef);
  const { firstName, lastName, company } = useFragment(viewerFragment, viewerRef);
  const place = [project.postalCode, project.city].filter(Boolean).join(" ");
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.page}>
        <p className={styles.maker}>Fjällum</p>
        <p className={styles.title}>
          <Text id="certificate.paper.title" />
        </p>
        <p className={styles.subtitle}>
          {project.name}, {place}
        </p>
        <div className={styles.rule} />
        <div className={styles.parties}>
          <Party label={<Text id="certificate.paper.valid" />} name={sending.activationDate} />
          <Party label={<Text id="certificate.paper.customer" />} name={project.customer}>
            {place}
          </Party>
          <Party label={<Text id="certificate.paper.firm" />} name={company?.name ?? ""}>
            {company?.orgNumber}
          </Party>
        </div>
        <ThumbnailRecord rooms={sending.rooms} />
        <div className={styles.rule} />
        <div className={styles.declaration}>
          <p>
            <Text id="certificate.send.disclaimer" />
          </p>
          <div className={styles.code} />
        </div>
        <p className={styles.signature}>
          {project.city} {sending.activationDate}, {firstName} {lastName}
        </p>
      </div>
    </div>
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
      orgNumber
    }
  }
`;
