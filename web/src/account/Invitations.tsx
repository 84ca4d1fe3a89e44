import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { Invitations_company$data, Invitations_company$key } from "./__generated__/Invitations_company.graphql.ts";
import { ResendInvitationModal } from "./ResendInvitationModal.tsx";
import styles from "./UserTable.module.css";
import { WithdrawInvitationModal } from "./WithdrawInvitationModal.tsx";

export function Invitations({ companyRef }: { companyRef: Invitations_company$key }) {
  const { invitations } = useFragment(
    graphql`
      fragment Invitations_company on Company {
        invitations @catch(to: NULL) {
          id
          email
          firstName
          lastName
          language
          expiresAt
        }
      }
    `,
    companyRef,
  );
  if (!invitations || invitations.length === 0) return null;
  return (
    <div className={styles.invitations}>
      <h3>
        <Text id="account.invitations.title" />
      </h3>
      <Card flush>
        <table className={`${table.table} ${styles.users}`}>
          <thead className="heard-only">
            <tr>
              <th scope="col">
                <Text id="account.users.name" />
              </th>
              <th scope="col">
                <Text id="account.invitations.end" />
              </th>
              <th scope="col">
                <Text id="account.manage.column" />
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

type Invitation = NonNullable<Invitations_company$data["invitations"]>[number];

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const [open, setOpen] = useState<"again" | "withdraw" | null>(null);
  const { email, firstName, lastName, expiresAt } = invitation;
  const close = () => setOpen(null);
  const hasEnded = expiresAt !== null && expiresAt !== undefined && Date.parse(expiresAt) < Date.now();
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{`${firstName} ${lastName}`}</span>
        <span className={styles.invitedAddress}>
          <Address>{email}</Address>
        </span>
      </th>
      <td>
        {expiresAt && (
          <Text
            id={hasEnded ? "account.users.invitationEnded" : "account.users.invitedUntil"}
            values={{ day: localDay(expiresAt) }}
          />
        )}
      </td>
      <td className={styles.invitationActions}>
        {(["again", "withdraw"] as const).map((action) => (
          <Button key={action} variant="minimal" onClick={() => setOpen(action)}>
            <Text id={`account.invitations.${action}`} />
            <span className="heard-only"> {email}</span>
          </Button>
        ))}
        {open === "again" && <ResendInvitationModal invitation={invitation} onClose={close} />}
        {open === "withdraw" && <WithdrawInvitationModal invitation={invitation} onClose={close} />}
      </td>
    </tr>
  );
}
