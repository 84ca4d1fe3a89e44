import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import type { WeeklyMail_user$key } from "./__generated__/WeeklyMail_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useSetWeeklyMail } from "./useSetWeeklyMail.ts";
import { Wish } from "./Wish.tsx";

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
  const { setWeeklyMail } = useSetWeeklyMail();
  if (found.ok && typeof found.value !== "boolean") return null;
  return (
    <AccountSection anchor="weekly-mail" title={<Text id="account.weeklyMail.title" />}>
      {found.ok ? (
        <Card>
          <Wish
            isOn={found.value === true}
            label={text("account.weeklyMail.wish")}
            reason={<Text id="account.weeklyMail.reason" />}
            context="attention"
            onStore={(wanted) => setWeeklyMail({ wanted })}
          />
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
