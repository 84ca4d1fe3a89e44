import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import { localDay } from "../i18n/localDay.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { DoubtfulSeal_seal$key } from "./__generated__/DoubtfulSeal_seal.graphql.ts";
import styles from "./Seal.module.css";

type Props = { sealRef: DoubtfulSeal_seal$key; isShort?: boolean };

/** Shows the day since which others may have the seal's key; `isShort` omits it. Renders nothing for a good key. */
export function DoubtfulSeal({ sealRef, isShort = false }: Props) {
  const { keyWithdrawnFrom } = useFragment(
    graphql`
      fragment DoubtfulSeal_seal on Seal {
        keyWithdrawnFrom
      }
    `,
    sealRef,
  );
  if (!keyWithdrawnFrom) return null;
  return (
    <span className={isShort ? `${styles.doubtful} ${styles.short}` : styles.doubtful}>
      <StatusIcon name="not-measured" size={14} />
      <span>
        <DatedText
          id={isShort ? "certificate.doubtful.short" : "certificate.doubtful"}
          values={{ day: localDay(keyWithdrawnFrom) }}
        />
      </span>
    </span>
  );
}
