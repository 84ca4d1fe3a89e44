import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useParams } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { RequiresFeature } from "../../relay/features.tsx";
import { QueryBoundary } from "../../relay/QueryBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import type { FaultPageQuery } from "./__generated__/FaultPageQuery.graphql.ts";
import { FaultCase } from "./FaultCase.tsx";

const query = graphql`
  query FaultPageQuery($number: String!) {
    viewer {
      company {
        certificate(number: $number) {
          faultReports {
            faultReportId
          }
          ...FaultCase_certificate
        }
      }
    }
  }
`;

type Reference = PreloadedQuery<FaultPageQuery>;

export function FaultPage() {
  const reference = useLoaderData<Reference>();
  return (
    <RequiresFeature feature="faultStates" title="fault.lacking" reason="fault.lackingReason">
      <QueryBoundary title={<Text id="fault.unread" />}>
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <Answer reference={reference} />
        </Suspense>
      </QueryBoundary>
    </RequiresFeature>
  );
}

function Answer({ reference }: { reference: Reference }) {
  const text = useText();
  const { viewer } = usePageQuery<FaultPageQuery>(query, reference);
  const { faultReportId = "" } = useParams();
  const certificate = viewer?.company?.certificate;
  const isKnown = certificate?.faultReports?.some((report) => report.faultReportId === faultReportId);
  if (!certificate || !isKnown)
    return (
      <NotFound
        title={text("fault.unknown")}
        reason={text("fault.unknownReason")}
        back={{ to: "/attention", label: text("attention.title") }}
      />
    );
  return <FaultCase key={faultReportId} certificateRef={certificate} faultReportId={faultReportId} />;
}
