import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ReviewSetting_company$key } from "./__generated__/ReviewSetting_company.graphql.ts";
import { useSetReviewRequired } from "./useSetReviewRequired.ts";
import { Wish } from "./Wish.tsx";

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
  const setReviewRequired = useSetReviewRequired();
  return (
    <Wish
      isOn={reviewRequired === true}
      isDisabled={!viewerCanEdit}
      label={text("account.review.wish")}
      reason={<Text id="account.review.reason" />}
      context="account"
      onStore={(isRequired) => setReviewRequired({ isRequired })}
    />
  );
}
