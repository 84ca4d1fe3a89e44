import { Button } from "@blueprintjs/core";
import { Suspense, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { Address } from "../ui/Address.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { Initials } from "../ui/Initials.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import deactivateQuery, { type DeactivateUserModalQuery } from "./__generated__/DeactivateUserModalQuery.graphql.ts";
import type { UserRow_user$key } from "./__generated__/UserRow_user.graphql.ts";
import { SignIns } from "./SignIns.tsx";
import styles from "./UserTable.module.css";

const ManageUserModal = lazyModal(async () => (await import("./ManageUserModal.tsx")).ManageUserModal);
const DeactivateUserModal = lazyModal(async () => (await import("./DeactivateUserModal.tsx")).DeactivateUserModal);

type Props = { userRef: UserRow_user$key; isViewer: boolean; canManage: boolean; isInvited?: boolean };

export function UserRow({ userRef, isViewer, canManage, isInvited = false }: Props) {
  const text = useText();
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        id
        firstName
        lastName
        email
        isAdmin
        installer
        active
        version
        lastSignInAt
        invitedUntil
        usesAuthenticator
        ...ManageUserModal_user
      }
    `,
    userRef,
  );
  const [open, setOpen] = useState<"manage" | "deactivate" | null>(() =>
    canManage && wasInterrupted(draftKeys.user(user.id)) ? "manage" : null,
  );
  const close = () => setOpen(null);
  const hasHandover = useFeatures().handover === true;
  const [reference, load] = useQueryLoader<DeactivateUserModalQuery>(deactivateQuery);
  const deactivate = () => {
    load({ userId: user.id, hasHandover }, { fetchPolicy: "network-only" });
    setOpen("deactivate");
  };
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Initials firstName={user.firstName} lastName={user.lastName} size="small" />
          <span className={styles.name}>
            {name}
            {isViewer && (
              <>
                {" "}
                <span className={styles.you}>
                  <Text id="account.users.you" />
                </span>
              </>
            )}
          </span>
        </span>
      </th>
      <td className={styles.address}>
        <Address>{user.email}</Address>
      </td>
      <td>
        <span className={user.isAdmin ? styles.admin : undefined}>
          <Text id={user.isAdmin ? "account.users.admin" : "account.role.USER"} />
        </span>
        {user.installer && (
          <span className={styles.installer}>
            <Text id="account.users.installer" />
          </span>
        )}
      </td>
      {canManage && (
        <td>
          <SignIns user={user} isInvited={isInvited} />
        </td>
      )}
      {canManage && (
        <td>
          <Button
            size="small"
            aria-label={text("account.manage.title", { name })}
            onClick={() => setOpen("manage")}
            text={text("account.manage.open")}
          />
          {open === "manage" && (
            <ManageUserModal userRef={user} isViewer={isViewer} onDeactivate={deactivate} onClose={close} />
          )}
          {open === "deactivate" && reference && (
            <Boundary fallback={() => <LostPart />}>
              <Suspense fallback={null}>
                <DeactivateUserModal
                  user={{ id: user.id, name, version: user.version }}
                  reference={reference}
                  onClose={close}
                />
              </Suspense>
            </Boundary>
          )}
        </td>
      )}
    </tr>
  );
}
