import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import type { Seal_seal$key } from "./__generated__/Seal_seal.graphql.ts";
import { DoubtfulSeal } from "./DoubtfulSeal.tsx";
import styles from "./Seal.module.css";
import { sealedValues, timestampedValues } from "./sealTime.ts";
import { TimestampFile } from "./TimestampFile.tsx";

export function Seal({ sealRef }: { sealRef: Seal_seal$key }) {
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
  return (
    <>
      <DoubtfulSeal sealRef={seal} />
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
