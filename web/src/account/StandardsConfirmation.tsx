import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { StandardsConfirmation_company$key } from "./__generated__/StandardsConfirmation_company.graphql.ts";
import { useConfirmStandards } from "./useConfirmStandards.ts";
import styles from "./Wish.module.css";
import { Wish } from "./Wish.tsx";

/** The checkbox by which a firm confirms that it works by the record's standards. A newer list is confirmed again. */
export function StandardsConfirmation({ companyRef }: { companyRef: StandardsConfirmation_company$key }) {
  const { viewerCanEdit, nationalRecord } = useFragment(
    graphql`
      fragment StandardsConfirmation_company on Company {
        viewerCanEdit
        nationalRecord {
          standards {
            version
            confirmedAt
            confirmedBy
          }
        }
      }
    `,
    companyRef,
  );
  const text = useText();
  const confirmStandards = useConfirmStandards();
  if (!nationalRecord) return null;
  const { version, confirmedAt, confirmedBy } = nationalRecord.standards;
  return (
    <div className={styles.below}>
      <Wish
        isOn={Boolean(confirmedAt)}
        isDisabled={!viewerCanEdit}
        label={text("account.record.confirm", { version })}
        reason={
          confirmedAt ? (
            <Text id="account.record.confirmed" values={{ person: confirmedBy ?? "–", day: localDay(confirmedAt) }} />
          ) : (
            <Text id="account.record.unconfirmed" />
          )
        }
        context="account"
        onStore={(isConfirmed) => confirmStandards({ standardsVersion: version, isConfirmed })}
      />
    </div>
  );
}
