import { CaretUp } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { UserTable_users$key } from "./__generated__/UserTable_users.graphql.ts";
import { UserRow } from "./UserRow.tsx";
import styles from "./UserTable.module.css";

type Props = { usersRef: UserTable_users$key; viewerId: string; canManage: boolean };

/** The service sorts users by first name, in the Swedish alphabet for all languages. */
export function UserTable({ usersRef, viewerId, canManage }: Props) {
  const { nodes, totalCount, isTruncated, hasWrongCount } = useFragment(
    graphql`
      fragment UserTable_users on UserList {
        totalCount
        isTruncated
        hasWrongCount
        nodes {
          id
          ...UserRow_user
        }
      }
    `,
    usersRef,
  );
  return (
    <Card flush>
      <div className={styles.list}>
        <table className={`${table.table} ${styles.users}`}>
          <thead>
            <tr>
              <th scope="col" aria-sort="ascending">
                <span className={table.sort}>
                  <Text id="account.users.name" />
                  <CaretUp size={14} />
                </span>
              </th>
              <th scope="col" className={styles.email}>
                <Text id="account.email" />
              </th>
              <th scope="col" className={styles.role}>
                <Text id="account.users.role" />
              </th>
              {canManage && (
                <th scope="col" className={styles.signIns}>
                  <Text id="account.users.lastSignIn" />
                </th>
              )}
              {canManage && (
                <th scope="col" className={styles.manage}>
                  <span className="heard-only">
                    <Text id="account.manage.column" />
                  </span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {nodes.map((user) => (
              <UserRow key={user.id} userRef={user} isViewer={user.id === viewerId} canManage={canManage} />
            ))}
          </tbody>
        </table>
      </div>
      {isTruncated && (
        <p className={styles.truncated}>
          <Text id="account.users.truncated" values={{ shown: nodes.length, count: totalCount }} />
        </p>
      )}
      {hasWrongCount && (
        <p className={styles.truncated}>
          <Text id="table.wrongCount" />
        </p>
      )}
    </Card>
  );
}
