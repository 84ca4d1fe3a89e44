import { Button } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { startTransition, useMemo, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { LatestBatches } from "../../batch/LatestBatches.tsx";
import { useBatches } from "../../batch/useBatches.ts";
import { Text } from "../../i18n/Text.tsx";
import { useFeatures } from "../../relay/features.tsx";
import { useHoldRefresh } from "../../relay/useHoldRefresh.ts";
import { EmptyCable } from "../../ui/EmptyCable.tsx";
import styles from "../../ui/ListPage.module.css";
import { lazyModal } from "../../ui/lazyModal.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useTicks } from "../../ui/useTicks.ts";
import type { WithdrawCertificateModal_certificate$key } from "../__generated__/WithdrawCertificateModal_certificate.graphql.ts";
import type { CertificateListContent_company$key } from "./__generated__/CertificateListContent_company.graphql.ts";
import type { CertificateListPageQuery } from "./__generated__/CertificateListPageQuery.graphql.ts";
import { CertificateListTable } from "./CertificateListTable.tsx";
import { type CertificateListView, certificateListSearch, readCertificateListView } from "./certificateListView.ts";
import type { ListedCertificate } from "./ResendListedCertificate.tsx";
import { ResendSeveralBar } from "./ResendSeveralBar.tsx";
import type { ChangeView } from "./useCertificateListView.ts";

const WithdrawCertificateModal = lazyModal(
  async () => (await import("../WithdrawCertificateModal.tsx")).WithdrawCertificateModal,
);

const ResendListedCertificate = lazyModal(
  async () => (await import("./ResendListedCertificate.tsx")).ResendListedCertificate,
);

const fragment = graphql`
  fragment CertificateListContent_company on Company
  @refetchable(queryName: "CertificateListContentPageQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
    certificates(
      first: $first
      after: $after
      query: $query
      from: $from
      to: $to
      endsFrom: $endsFrom
      endsTo: $endsTo
      states: $states
      statuses: $statuses
      orderBy: $orderBy
    ) @connection(key: "CertificateListContent_certificates") @required(action: THROW) {
      totalCount
      edges {
        projectId
        customer
        node {
          id
          number
          folderId
          withdrawal {
            at
          }
          recipients {
            email
            copy
            state
            reason
          }
        }
        ...CertificateListRow_edge
      }
    }
  }
`;

const firstPage = 50;
const pageSize = 100;
const nothingSought = readCertificateListView(new URLSearchParams());

type Props = {
  companyRef: CertificateListContent_company$key;
  view: CertificateListView;
  /** The view of the loaded rows. */
  shown: CertificateListView;
  onChangeView: ChangeView;
};

export function CertificateListContent({ companyRef, view, shown, onChangeView }: Props) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    CertificateListPageQuery,
    CertificateListContent_company$key
  >(fragment, companyRef);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const [resending, setResending] = useState<ListedCertificate | null>(null);
  const [withdrawing, setWithdrawing] = useState<WithdrawCertificateModal_certificate$key | null>(null);
  const [lastResent, setLastResent] = useState<string | null>(null);
  const { edges, totalCount } = data.certificates;
  const hasBatches = useFeatures().batches === true;
  const nodes = useMemo(
    () => edges.map(({ node, projectId, customer }) => ({ ...node, projectId, customer })),
    [edges],
  );
  const { ticks, ticked, untick } = useTicks(nodes, nodes);
  const { batches, start, undo } = useBatches({
    isOffered: hasBatches,
    onEnded: () => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" })),
  });
  useHoldRefresh(edges.length > firstPage);
  const loadMore = () => {
    if (!hasNext || isLoadingNext) return;
    setFailedAt(null);
    loadNext(pageSize, { onComplete: (error) => setFailedAt(error ? edges.length : null) });
  };
  const resend = (certificate: ListedCertificate) => {
    setResending(certificate);
    setLastResent(certificate.folderId);
  };
  const { column, direction } = nothingSought;
  const isBusy = `${certificateListSearch(view)}` !== `${certificateListSearch(shown)}`;
  const isFiltered = `${certificateListSearch({ ...shown, column, direction })}` !== "";
  if (edges.length === 0)
    return isFiltered ? (
      <Notice
        role="status"
        picture={<Search size={22} />}
        title={<Text id="certificate.list.noMatch" />}
        actions={
          <Button onClick={() => onChangeView(nothingSought)}>
            <Text id="project.list.showAll" />
          </Button>
        }
      >
        <Text id={shown.query === "" ? "certificate.list.noMatchFilter" : "certificate.list.noMatchReason"} />
      </Notice>
    ) : (
      <Notice picture={<EmptyCable />} title={<Text id="certificate.list.none" />}>
        <Text id="certificate.list.noneReason" />
      </Notice>
    );
  return (
    <>
      <LatestBatches batches={batches.filter(({ action }) => action === "RESEND")} undo={undo} />
      <CertificateListTable
        edges={edges}
        view={view}
        isBusy={isBusy}
        onChangeView={onChangeView}
        totalCount={totalCount}
        hasFailed={failedAt === edges.length}
        fetchMore={loadMore}
        onReachEnd={failedAt === edges.length ? null : loadMore}
        ticks={hasBatches ? ticks : null}
        tickedCount={ticked.length}
        watchedFolderId={lastResent}
        onResend={resend}
        onWithdraw={setWithdrawing}
      />
      {hasBatches && <ResendSeveralBar ticked={ticked} start={start} onUntick={untick} onCorrect={resend} />}
      <footer className={styles.foot}>
        <span role="status">
          <Text id="certificate.list.count" values={{ shown: edges.length, count: totalCount }} />
        </span>
        {failedAt === edges.length && (
          <Button size="small" loading={isLoadingNext} onClick={loadMore}>
            <Text id="certificate.list.loadMore" />
          </Button>
        )}
      </footer>
      {withdrawing && <WithdrawCertificateModal certificateRef={withdrawing} onClose={() => setWithdrawing(null)} />}
      {resending && <ResendListedCertificate certificate={resending} onClose={() => setResending(null)} />}
    </>
  );
}
