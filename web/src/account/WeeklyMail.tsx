import { Checkbox } from "@blueprintjs/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Card } from "../ui/Card.tsx";
import type { WeeklyMail_user$key } from "./__generated__/WeeklyMail_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useSetWeeklyMail } from "./useSetWeeklyMail.ts";
import styles from "./WeeklyMail.module.css";

type Props = { userRef: WeeklyMail_user$key; isRetrying: boolean; onRetry: () => void };

/** Hidden if the service has no weekly mail. */
export function WeeklyMail({ userRef, isRetrying, onRetry }: Props) {
  const { wantsWeeklyMail: found } = useFragment(
    graphql`
      fragment WeeklyMail_user on User {
        wantsWeeklyMail @catch(to: RESULT)
      }
    `,
    userRef,
  );
  const text = useText();
  const reasonId = useId();
  const failureText = useFailureText("attention");
  const { setWeeklyMail } = useSetWeeklyMail();
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const store = async (wanted: boolean) => {
    setFailure(null);
    setWish(wanted);
    const result = await setWeeklyMail({ wanted });
    setWish(null);
    if (result.kind !== "done") setFailure(result);
  };
  if (found.ok && typeof found.value !== "boolean") return null;
  return (
    <AccountSection anchor="weekly-mail" title={<Text id="account.weeklyMail.title" />}>
      {found.ok ? (
        <Card>
          <Checkbox
            className={styles.wish}
            checked={wish ?? found.value === true}
            label={text("account.weeklyMail.wish")}
            aria-describedby={reasonId}
            onChange={(event) => void store(event.currentTarget.checked)}
          />
          <p id={reasonId} className={styles.reason}>
            <Text id="account.weeklyMail.reason" />
          </p>
          {failure && (
            <p role="alert" className={styles.failed}>
              {failureText(failure)}
            </p>
          )}
        </Card>
      ) : (
        <PartFailed
          title={<Text id="account.weeklyMail.failed" />}
          errors={found.errors}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
    </AccountSection>
  );
}
