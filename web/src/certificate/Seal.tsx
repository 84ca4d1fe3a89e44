import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import { localDay } from "../i18n/localDay.ts";
import type { Seal_seal$key } from "./__generated__/Seal_seal.graphql.ts";
import { DoubtfulSeal } from "./DoubtfulSeal.tsx";
import styles from "./Seal.module.css";
import { sealedValues, timestampedValues } from "./sealTime.ts";
import { TimestampFile } from "./TimestampFile.tsx";

type Props = { sealRef: Seal_seal$key; issuedAt: string };

/** If the certificate was sealed anew on a later day, the date of issue is shown too. */
export function Seal({ sealRef, issuedAt }: Props) {
  const seal = useFragment(
    graphql`
      fragment Seal_seal on Seal {
        issuer
        time
        timestamp {
          authority
          time
          url
        }
        ...DoubtfulSeal_seal
      }
    `,
    sealRef,
  );
  const { timestamp } = seal;
  const issuedOn = localDay(issuedAt);
  return (
    <>
      <DoubtfulSeal sealRef={seal} />
      {issuedOn !== localDay(seal.time) && (
        <span className={styles.line}>
          <DatedText id="certificate.issuedOn" values={{ day: issuedOn }} />
        </span>
      )}
      <span className={styles.line}>
        <DatedText id="certificate.sealed" values={sealedValues(seal)} />
      </span>
      {timestamp && (
        <span className={styles.line}>
          <DatedText id="certificate.timestamped" values={timestampedValues(timestamp)} />{" "}
          {timestamp.url && <TimestampFile url={timestamp.url} />}
        </span>
      )}
    </>
  );
}
