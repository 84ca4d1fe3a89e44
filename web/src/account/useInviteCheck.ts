import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../relay/readQuery.ts";
import type { useInviteCheckQuery } from "./__generated__/useInviteCheckQuery.graphql.ts";

const query = graphql`
  query useInviteCheckQuery($email: String!) {
    inviteCheck(email: $email) {
      mayBeInvited
      obstacle
    }
  }
`;

type Checked = { email: string; obstacle: string | null };

/** Checks early whether an address can be invited. A failed check is ignored, since inviting checks again. */
export function useInviteCheck() {
  const environment = useRelayEnvironment();
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useCallback(
    async (email: string) => {
      const answer = await readQuery<useInviteCheckQuery>(environment, query, { email }).catch(() => undefined);
      const obstacle = answer?.inviteCheck.obstacle ?? null;
      setChecked({ email, obstacle });
    },
    [environment],
  );
  const obstacleOf = (email: string) => (checked?.email === email ? checked.obstacle : null);
  return { check, obstacleOf };
}
