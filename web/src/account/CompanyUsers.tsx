import { Button } from "@blueprintjs/core";
import { NewPerson } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { PartFailed } from "../errors/PartFailed.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useRetry } from "../relay/useRetry.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { CompanyUsers_company$key } from "./__generated__/CompanyUsers_company.graphql.ts";
import RetryQuery, { type CompanyUsersRetryQuery } from "./__generated__/CompanyUsersRetryQuery.graphql.ts";
import styles from "./AccountPage.module.css";
import { AccountSection } from "./AccountSection.tsx";
import { InactiveUsers } from "./InactiveUsers.tsx";
import { InviteUserModal } from "./InviteUserModal.tsx";
import { UserTable } from "./UserTable.tsx";

const fragment = graphql`
  fragment CompanyUsers_company on Company @refetchable(queryName: "CompanyUsersRetryQuery") {
    id
    viewerCanManageUsers
    allUsers @catch(to: RESULT) {
      totalCount
      ...UserTable_users
    }
    ...InactiveUsers_company
  }
`;

type Props = { companyRef: CompanyUsers_company$key; viewerId: string };

/** The company's people who may sign in. Admins invite and manage them. */
export function CompanyUsers({ companyRef, viewerId }: Props) {
  const company = useFragment(fragment, companyRef);
  const { retry, isRetrying } = useRetry<CompanyUsersRetryQuery>(RetryQuery);
  const [isInviting, setInviting] = useState(
    () => company.viewerCanManageUsers && wasInterrupted(draftKeys.invitation),
  );
  const [asked, setAsked] = useState<string | null>(null);
  const heading = useUsersAnchor();
  const { allUsers: found } = company;
  const users = found.ok ? found.value : null;
  const invite = company.viewerCanManageUsers && (
    <Button icon={<NewPerson />} onClick={() => setInviting(true)}>
      <Text id="account.invite.title" />
    </Button>
  );
  return (
    <AccountSection
      title={<Text id="account.users.title" />}
      count={users?.totalCount}
      actions={invite}
      headingRef={heading}
    >
      {asked !== null && (
        <div className={styles.asked}>
          <Notice
            role="status"
            picture={<StatusIcon name="completed" />}
            title={<Text id="account.invite.asked.title" />}
          >
            <Text id="account.invite.asked" values={{ email: asked }} />
          </Notice>
        </div>
      )}
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
        <UserTable usersRef={users} viewerId={viewerId} canManage={company.viewerCanManageUsers} />
      )}
      {company.viewerCanManageUsers && <InactiveUsers companyRef={company} viewerId={viewerId} />}
      {isInviting && <InviteUserModal onClose={() => setInviting(false)} onAsked={setAsked} />}
    </AccountSection>
  );
}

/** The heading that the menu's users entry leads to, by the address `/account#users`. */
function useUsersAnchor() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== "#users" || !key) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [hash, key]);
  return heading;
}
