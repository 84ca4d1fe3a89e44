import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import type { CustomerPageQuery } from "./__generated__/CustomerPageQuery.graphql.ts";
import { Customer } from "./Customer.tsx";

const query = graphql`
  query CustomerPageQuery($email: String, $name: String!) {
    viewer {
      company {
        customer(email: $email, name: $name) {
          ...Customer_customer
        }
      }
    }
  }
`;

type Reference = PreloadedQuery<CustomerPageQuery>;

export function CustomerPage() {
  const reference = useLoaderData<Reference>();
  return (
    <RequiresFeature feature="customers" title="customer.lacking" reason="customer.lackingReason">
      <QueryBoundary title={<Text id="customer.unread" />}>
        <Suspense fallback={<TableSkeleton rows={6} twoLine />}>
          <Answer reference={reference} />
        </Suspense>
      </QueryBoundary>
    </RequiresFeature>
  );
}

function Answer({ reference }: { reference: Reference }) {
  const text = useText();
  const { viewer } = usePageQuery<CustomerPageQuery>(query, reference);
  const customer = viewer?.company?.customer;
  if (customer) return <Customer customerRef={customer} />;
  return (
    <NotFound
      title={text("customer.unknown")}
      reason={text("customer.unknownReason")}
      back={{ to: "/projects/ongoing", label: text("project.list.ongoing") }}
    />
  );
}
