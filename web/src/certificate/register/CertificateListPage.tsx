import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useOutlet } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { RequiresFeature, useFeatures } from "../../relay/features.tsx";
import { QueryBoundary } from "../../relay/QueryBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import styles from "../../ui/ListPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { SearchBox } from "../../ui/SearchBox.tsx";
import panel from "../../ui/SidePanel.module.css";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import type { CertificateListPageQuery } from "./__generated__/CertificateListPageQuery.graphql.ts";
import { CertificateFilters } from "./CertificateFilters.tsx";
import { CertificateListContent } from "./CertificateListContent.tsx";
import page from "./CertificateListPage.module.css";
import type { CertificateListView } from "./certificateListView.ts";
import { DownloadPdfs } from "./DownloadPdfs.tsx";
import { ExportCertificates } from "./ExportCertificates.tsx";
import { type ChangeView, useCertificateListView } from "./useCertificateListView.ts";

const query = graphql`
  query CertificateListPageQuery(
    $query: String
    $from: Date
    $to: Date
    $endsFrom: Date
    $endsTo: Date
    $states: [CertificateState!]
    $statuses: [CertificateStatus!]
    $orderBy: CertificateOrder
  ) {
    viewer {
      company {
        ...CertificateListContent_company
      }
    }
  }
`;

type Reference = PreloadedQuery<CertificateListPageQuery>;

/** The list is searched after this pause in typing. */
const searchDelayMs = 250;

export function CertificateListPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const { certificateArchive } = useFeatures();
  const heading = usePageTitle(text("certificate.list.title"));
  const { view, shown, changeView } = useCertificateListView();
  const outlet = useOutlet();
  return (
    <>
      <div className={outlet ? `${panel.beside} ${page.beside}` : undefined}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            <Text id="certificate.list.title" />
          </h1>
          <div className={`${styles.actions} ${page.actions}`}>
            <SearchBox
              label={text("certificate.list.search")}
              query={view.query}
              delayMs={searchDelayMs}
              onSearch={(words) => changeView({ query: words })}
            />
            <ExportCertificates view={view} />
            {certificateArchive && <DownloadPdfs view={view} />}
          </div>
        </header>
        <CertificateFilters view={view} onChangeView={changeView} />
        <RequiresFeature
          feature="certificateRegister"
          title="certificate.list.lacking"
          reason="certificate.list.lackingReason"
        >
          <QueryBoundary title={<Text id="certificate.list.failed" />}>
            <Suspense fallback={<TableSkeleton rows={8} twoLine />}>
              <Certificates reference={reference} view={view} shown={shown} onChangeView={changeView} />
            </Suspense>
          </QueryBoundary>
        </RequiresFeature>
      </div>
      {outlet}
    </>
  );
}

type CertificatesProps = {
  reference: Reference;
  view: CertificateListView;
  shown: CertificateListView;
  onChangeView: ChangeView;
};

function Certificates({ reference, ...list }: CertificatesProps) {
  const { viewer } = usePageQuery<CertificateListPageQuery>(query, reference);
  if (viewer?.company) return <CertificateListContent companyRef={viewer.company} {...list} />;
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
      <Text id="project.noCompany.reason" />
    </Notice>
  );
}
