import { Checkbox } from "@blueprintjs/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../errors/useFailureText.ts";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { StandardsConfirmation_company$key } from "./__generated__/StandardsConfirmation_company.graphql.ts";
import { useConfirmStandards } from "./useConfirmStandards.ts";
import styles from "./WeeklyMail.module.css";

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
  const noteId = useId();
  const failureText = useFailureText("account");
  const confirmStandards = useConfirmStandards();
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  if (!nationalRecord) return null;
  const { version, confirmedAt, confirmedBy } = nationalRecord.standards;
  const store = async (isConfirmed: boolean) => {
    setFailure(null);
    setWish(isConfirmed);
    const result = await confirmStandards({ standardsVersion: version, isConfirmed });
    setWish(null);
    if (result.kind !== "done") setFailure(result);
  };
  return (
    <div className={styles.below}>
      <Checkbox
        className={styles.wish}
        checked={wish ?? Boolean(confirmedAt)}
        disabled={!viewerCanEdit}
        label={text("account.record.confirm", { version })}
        aria-describedby={noteId}
        onChange={(event) => void store(event.currentTarget.checked)}
      />
      <p id={noteId} className={styles.reason}>
        {confirmedAt ? (
          <Text id="account.record.confirmed" values={{ person: confirmedBy ?? "–", day: localDay(confirmedAt) }} />
        ) : (
          <Text id="account.record.unconfirmed" />
        )}
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
    </div>
  );
}
