import { Button } from "@blueprintjs/core";
import { Envelope } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { lastDelivery } from "../certificate/register/certificateStateTexts.ts";
import { type ListedCertificate, ResendListedCertificate } from "../certificate/register/ResendListedCertificate.tsx";
import { Text } from "../i18n/Text.tsx";
import { listSearch } from "../navigation/listSearch.ts";
import { Address } from "../ui/Address.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { Customer_customer$key } from "./__generated__/Customer_customer.graphql.ts";
import styles from "./Customer.module.css";
import { CustomerCertificates } from "./CustomerCertificates.tsx";
import { CustomerCounts } from "./CustomerCounts.tsx";
import { CustomerEvents } from "./CustomerEvents.tsx";
import { CustomerProjects } from "./CustomerProjects.tsx";

export function Customer({ customerRef }: { customerRef: Customer_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment Customer_customer on Customer {
        name
        email
        postalCode
        city
        since
        certificates {
          number
          folderId
          status
          project {
            projectId
          }
          recipients {
            email
            copy
            state
            reason
          }
        }
        ...CustomerCounts_customer
        ...CustomerProjects_customer
        ...CustomerCertificates_customer
        ...CustomerEvents_customer
      }
    `,
    customerRef,
  );
  const [resending, setResending] = useState<ListedCertificate | null>(null);
  const { revalidate } = useRevalidator();
  const { name, email, postalCode, city, since } = customer;
  const failed = customer.certificates.flatMap(({ number, folderId, status, project, recipients }) => {
    const last = lastDelivery(recipients);
    if (last.state !== "FAILED" || !project || (status && status !== "ISSUED")) return [];
    return [{ projectId: project.projectId, folderId, last: { number, email: last.email, reason: last.reason } }];
  });
  const resend = (number: string) => setResending(failed.find(({ last }) => last.number === number) ?? null);
  const [latest] = failed;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: `/projects/ongoing${listSearch("ongoing")}`, label: <Text id="project.list.ongoing" /> }}
        actions={
          latest && (
            <Button intent="primary" icon={<Envelope />} onClick={() => setResending(latest)}>
              <Text id="customer.resend" />
            </Button>
          )
        }
      >
        <p className={styles.facts}>
          <span>
            <Text id="customer.since" values={{ day: since }} />
          </span>
          <span>{[postalCode, city].filter(Boolean).join(" ")}</span>
          {email && (
            <a href={`mailto:${email}`}>
              <Address>{email}</Address>
            </a>
          )}
        </p>
      </PageHeader>
      <CustomerCounts customerRef={customer} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerProjects customerRef={customer} />
          <CustomerCertificates customerRef={customer} />
        </div>
        <CustomerEvents
          customerRef={customer}
          failedNumbers={failed.map(({ last }) => last.number)}
          onResend={resend}
        />
      </div>
      {resending && (
        <ResendListedCertificate
          certificate={resending}
          onClose={() => {
            setResending(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
