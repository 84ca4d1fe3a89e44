import { Button } from "@blueprintjs/core";
import { NewPerson } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useRetry } from "../relay/useRetry.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { CompanyUsers_company$key } from "./__generated__/CompanyUsers_company.graphql.ts";
import RetryQuery, { type CompanyUsersRetryQuery } from "./__generated__/CompanyUsersRetryQuery.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { InactiveUsers } from "./InactiveUsers.tsx";
import { Invitations } from "./Invitations.tsx";
import { UserOutcomeNotice } from "./UserOutcomeNotice.tsx";
import { UserTable } from "./UserTable.tsx";
import { TellUserOutcome, type UserOutcome } from "./userOutcome.ts";

const InviteUserModal = lazyModal(async () => (await import("./InviteUserModal.tsx")).InviteUserModal);

const fragment = graphql`
  fragment CompanyUsers_company on Company @refetchable(queryName: "CompanyUsersRetryQuery") {
    id
    viewerCanManageUsers
    allUsers @catch(to: RESULT) {
      totalCount
      ...UserTable_users
    }
    invitations @catch(to: NULL) {
      email
    }
    ...InactiveUsers_company
    ...Invitations_company
  }
`;

type Props = { companyRef: CompanyUsers_company$key; viewerId: string };

export function CompanyUsers({ companyRef, viewerId }: Props) {
  const company = useFragment(fragment, companyRef);
  const { retry, isRetrying } = useRetry<CompanyUsersRetryQuery>(RetryQuery);
  const [isInviting, setInviting] = useState(
    () => company.viewerCanManageUsers && wasInterrupted(draftKeys.invitation),
  );
  const [outcome, tell] = useState<UserOutcome | null>(null);
  const { allUsers: found } = company;
  const users = found.ok ? found.value : null;
  const invite = company.viewerCanManageUsers && (
    <Button icon={<NewPerson />} onClick={() => setInviting(true)}>
      <Text id="account.invite.title" />
    </Button>
  );
  return (
    <TellUserOutcome value={tell}>
      <AccountSection
        anchor="users"
        title={<Text id="account.users.title" />}
        count={users?.totalCount}
        actions={invite}
      >
        {outcome && <UserOutcomeNotice outcome={outcome} />}
        {!users ? (
          <PartFailed
            title={<Text id="account.users.failed" />}
            errors={found.ok ? [] : found.errors}
            isRetrying={isRetrying}
            onRetry={() => retry({ id: company.id })}
          />
        ) : users.totalCount === 0 ? (
          <Notice picture={<EmptyCable />} title={<Text id="account.users.none" />}>
            <Text id="account.users.none.reason" />
          </Notice>
        ) : (
          <UserTable
            usersRef={users}
            viewerId={viewerId}
            canManage={company.viewerCanManageUsers}
            invitedEmails={(company.invitations ?? []).map(({ email }) => email)}
          />
        )}
        {company.viewerCanManageUsers && <Invitations companyRef={company} />}
        {company.viewerCanManageUsers && <InactiveUsers companyRef={company} viewerId={viewerId} />}
        {isInviting && <InviteUserModal onClose={() => setInviting(false)} onInvited={tell} />}
      </AccountSection>
    </TellUserOutcome>
  );
}
