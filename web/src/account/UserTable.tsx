import { InputGroup } from "@blueprintjs/core";
import { CaretUp, Search } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { UserTable_users$key } from "./__generated__/UserTable_users.graphql.ts";
import { UserRow } from "./UserRow.tsx";
import styles from "./UserTable.module.css";

/** A list with more users than this can be searched. */
const unsearched = 10;

type Props = {
  usersRef: UserTable_users$key;
  viewerId: string;
  canManage: boolean;
  invitedEmails: readonly string[];
};

/** The service sorts users by first name, in the Swedish alphabet for all languages. */
export function UserTable({ usersRef, viewerId, canManage, invitedEmails }: Props) {
  const text = useText();
  const [query, setQuery] = useState("");
  const { nodes, totalCount, isTruncated, hasWrongCount } = useFragment(
    graphql`
      fragment UserTable_users on UserList {
        totalCount
        isTruncated
        hasWrongCount
        nodes {
          id
          firstName
          lastName
          email
          ...UserRow_user
        }
      }
    `,
    usersRef,
  );
  // A search through a part of the users would say of others that nobody has that name.
  const isSearchable = nodes.length > unsearched && !isTruncated && !hasWrongCount;
  const words = isSearchable ? query.trim().toLocaleLowerCase() : "";
  const shown = nodes.filter(({ firstName, lastName, email }) =>
    `${firstName} ${lastName} ${email}`.toLocaleLowerCase().includes(words),
  );
  return (
    <Card flush>
      {isSearchable && (
        <div className={styles.search}>
          <InputGroup
            type="search"
            leftIcon={<Search />}
            placeholder={text("account.users.search")}
            aria-label={text("account.users.search")}
            value={query}
            onValueChange={setQuery}
            onKeyDown={(event) => event.key === "Escape" && setQuery("")}
          />
          <span role="status">
            {words !== "" && <Text id="account.users.hits" values={{ count: shown.length, query: query.trim() }} />}
          </span>
        </div>
      )}
      <div className={styles.list} hidden={shown.length === 0}>
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
            {shown.map((user) => (
              <UserRow
                key={user.id}
                userRef={user}
                isViewer={user.id === viewerId}
                canManage={canManage}
                isInvited={invitedEmails.includes(user.email)}
              />
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
