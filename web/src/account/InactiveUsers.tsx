import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronRight } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { InactiveUsers_company$key } from "./__generated__/InactiveUsers_company.graphql.ts";
import { UserRow } from "./UserRow.tsx";
import styles from "./UserTable.module.css";

type Props = { companyRef: InactiveUsers_company$key; viewerId: string };

export function InactiveUsers({ companyRef, viewerId }: Props) {
  const { everybody } = useFragment(
    graphql`
      fragment InactiveUsers_company on Company {
        everybody: allUsers(active: false) @catch(to: NULL) {
          nodes {
            id
            active
            ...UserRow_user
          }
        }
      }
    `,
    companyRef,
  );
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const inactive = everybody?.nodes.filter((user) => !user.active) ?? [];
  if (inactive.length === 0) return null;
  return (
    <div className={styles.inactive}>
      <Button
        variant="minimal"
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setOpen(!isOpen)}
      >
        <Text id="account.users.inactive" values={{ count: inactive.length }} />
      </Button>
      {isOpen && (
        <Card flush>
          <table id={tableId} className={`${table.table} ${styles.users}`}>
            <caption className="heard-only">
              <Text id="account.users.inactive" values={{ count: inactive.length }} />
            </caption>
            <tbody>
              {inactive.map((user) => (
                <UserRow key={user.id} userRef={user} isViewer={user.id === viewerId} canManage />
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  );
}
