import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Link, useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { UserHistoryPageQuery } from "./__generated__/UserHistoryPageQuery.graphql.ts";
import styles from "./History.module.css";
import { History } from "./History.tsx";
import { HistoryRefused } from "./HistoryRefused.tsx";
import { historySearch, nothingSought } from "./historyView.ts";

const query = graphql`
  query UserHistoryPageQuery($id: ID!, $filter: HistoryFilter) {
    viewer {
      company {
        viewerCanReadHistory
      }
      ...History_user
    }
    node(id: $id) {
      ... on User @alias(as: "user") {
        id
        firstName
        lastName
        ...HistoryList_subject @arguments(filter: $filter)
      }
    }
  }
`;

/** Shows the changes to a user's account. A link leads to the user's own actions. */
export function UserHistoryPage() {
  return (
    <QueryBoundary title={<Text id="history.failed" />}>
      <UserHistory />
    </QueryBoundary>
  );
}

function UserHistory() {
  const text = useText();
  const reference = useLoaderData<PreloadedQuery<UserHistoryPageQuery>>();
  const { viewer, node } = usePageQuery<UserHistoryPageQuery>(query, reference);
  const user = node?.user;
  const back = { to: "/account#users", label: text("account.users.title") };
  if (!viewer || !user)
    return <NotFound title={text("history.userNotFound")} reason={text("history.userNotFoundReason")} back={back} />;
  const name = `${user.firstName} ${user.lastName}`;
  if (!viewer.company?.viewerCanReadHistory)
    return (
      <>
        <PageHeader title={text("history.titleOf", { name })} back={back} />
        <HistoryRefused />
      </>
    );
  const done = { pathname: "/history", search: `${historySearch({ ...nothingSought, personId: user.id })}` };
  return (
    <div className={styles.page}>
      <PageHeader title={text("history.titleOf", { name })} back={back}>
        <Link to={done}>
          <Text id="history.doneBy" values={{ name }} />
        </Link>
      </PageHeader>
      <History viewerRef={viewer} subjectRef={user} subjectId={user.id} subject="user" />
    </div>
  );
}
