import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useLocation } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Card } from "../ui/Card.tsx";
import { NotFound } from "../ui/NotFound.tsx";
import { useOrigin } from "../ui/origin.ts";
import { Bar, SkeletonHead } from "../ui/SkeletonHead.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import type { CustomerPageQuery } from "./__generated__/CustomerPageQuery.graphql.ts";
import styles from "./Customer.module.css";
import { Customer } from "./Customer.tsx";
import { useProjectList } from "./useProjectList.ts";

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
        <Suspense fallback={<CustomerSkeleton />}>
          <Answer reference={reference} />
        </Suspense>
      </QueryBoundary>
    </RequiresFeature>
  );
}

const counted = [
  "customer.projects",
  "customer.rooms",
  "certificate.list.title",
  "customer.mails",
  "customer.faults",
] as const;

function CustomerSkeleton() {
  const name = new URLSearchParams(useLocation().search).get("name") ?? undefined;
  const back = useOrigin(useProjectList("ongoing"));
  return (
    <>
      <SkeletonHead
        title={name}
        back={back}
        actions={[{ text: "project.edit.action" }, { text: "project.create.title" }]}
      >
        <Bar width={300} />
      </SkeletonHead>
      <div className={styles.summary}>
        <Card flush>
          <div className={styles.counts}>
            {counted.map((id) => (
              <div key={id}>
                <Text id={id} />
                <Bar width={64} />
              </div>
            ))}
          </div>
        </Card>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TableSkeleton rows={6} twoLine isPart />
        </div>
      </div>
    </>
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
