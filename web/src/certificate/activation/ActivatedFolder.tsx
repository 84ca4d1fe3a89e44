import { Checkbox } from "@blueprintjs/core";
import { FolderClose } from "@blueprintjs/icons";
import { type CSSProperties, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import styles from "../SentCertificate.module.css";
import { SentCertificate } from "../SentCertificate.tsx";
import type { ActivatedFolder_folder$key } from "./__generated__/ActivatedFolder_folder.graphql.ts";
import type { FolderChoice } from "./FolderTree.tsx";

type Props = FolderChoice & {
  folderRef: ActivatedFolder_folder$key;
  level: number;
  isSought: boolean;
  onResend: () => void;
};

export function ActivatedFolder({ folderRef, level, isSought, onResend, ...choice }: Props) {
  const { isChoosable, isChosen, isPartlyChosen, onChoose } = choice;
  const { title, installations, certificates } = useFragment(
    graphql`
      fragment ActivatedFolder_folder on SignableFolder {
        title
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: "nearest" });
  }, [isSought]);
  const latestFirst = certificates.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
  const name = (
    <>
      <FolderClose className={styles.icon} />
      <span className={styles.title}>{title}</span>
    </>
  );
  return (
    <div ref={place} className={styles.folder} style={{ "--level": level } as CSSProperties}>
      <div className={styles.head}>
        {isChoosable ? (
          <Checkbox
            className={styles.checkbox}
            checked={isChosen}
            indeterminate={isPartlyChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            labelElement={name}
          />
        ) : (
          <div className={styles.way}>{name}</div>
        )}
        {installations.length > 0 && (
          <span className={styles.count}>
            <Text id="certificate.folder.installations" values={{ count: installations.length }} />
          </span>
        )}
      </div>
      {installations.length > 0 && (
        <p className={styles.rooms}>{installations.map((installation) => installation.title).join(", ")}</p>
      )}
      {latestFirst.map((certificate) => (
        <SentCertificate key={certificate.certificateId} certificateRef={certificate} onResend={onResend} />
      ))}
    </div>
  );
}
