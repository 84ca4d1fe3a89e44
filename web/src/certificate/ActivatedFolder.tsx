import { FolderClose } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { ActivatedFolder_folder$key } from "./__generated__/ActivatedFolder_folder.graphql.ts";
import styles from "./ActivatedFolder.module.css";
import { SentCertificate } from "./SentCertificate.tsx";

/** A folder with its activated installations and the certificates sent for them, the latest first. */
export function ActivatedFolder({ folderRef }: { folderRef: ActivatedFolder_folder$key }) {
  const { title, name, installations, certificates } = useFragment(
    graphql`
      fragment ActivatedFolder_folder on SignableFolder {
        title
        name
        installations {
          installationId
          title
        }
        certificates {
          certificateId
          sentAt
          ...SentCertificate_certificate
        }
      }
    `,
    folderRef,
  );
  const latestFirst = certificates.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
  return (
    <li className={styles.folder}>
      <div className={styles.head}>
        <FolderClose className={styles.icon} />
        <h3 className={styles.title}>{name || title}</h3>
        <span className={styles.count}>
          <Text id="certificate.folder.installations" values={{ count: installations.length }} />
        </span>
      </div>
      <p className={styles.rooms}>{installations.map((installation) => installation.title).join(", ")}</p>
      {latestFirst.map((certificate) => (
        <SentCertificate key={certificate.certificateId} certificateRef={certificate} />
      ))}
    </li>
  );
}
