import { Checkbox } from "@blueprintjs/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { ReviewSetting_company$key } from "./__generated__/ReviewSetting_company.graphql.ts";
import { useSetReviewRequired } from "./useSetReviewRequired.ts";
import styles from "./WeeklyMail.module.css";

/** Sets whether a second person must review finished rooms. Only admins can change it. */
export function ReviewSetting({ companyRef }: { companyRef: ReviewSetting_company$key }) {
  const { reviewRequired, viewerCanEdit } = useFragment(
    graphql`
      fragment ReviewSetting_company on Company {
        reviewRequired
        viewerCanEdit
      }
    `,
    companyRef,
  );
  const text = useText();
  const reasonId = useId();
  const failureText = useFailureText("account");
  const setReviewRequired = useSetReviewRequired();
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const store = async (isRequired: boolean) => {
    setFailure(null);
    setWish(isRequired);
    const result = await setReviewRequired({ isRequired });
    setWish(null);
    if (result.kind !== "done") setFailure(result);
  };
  return (
    <div>
      <Checkbox
        className={styles.wish}
        checked={wish ?? reviewRequired === true}
        disabled={!viewerCanEdit}
        label={text("account.review.wish")}
        aria-describedby={reasonId}
        onChange={(event) => void store(event.currentTarget.checked)}
      />
      <p id={reasonId} className={styles.reason}>
        <Text id="account.review.reason" />
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
    </div>
  );
}
