import { Add, Edit, Envelope } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { lastDelivery } from "../certificate/register/certificateStateTexts.ts";
import { type ListedCertificate, ResendListedCertificate } from "../certificate/register/ResendListedCertificate.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Address } from "../ui/Address.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { useOrigin } from "../ui/origin.ts";
import { type PageAction, PageActions } from "../ui/PageActions.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { Customer_customer$key } from "./__generated__/Customer_customer.graphql.ts";
import styles from "./Customer.module.css";
import { CustomerCertificates } from "./CustomerCertificates.tsx";
import { CustomerCounts } from "./CustomerCounts.tsx";
import { CustomerEvents } from "./CustomerEvents.tsx";
import { CustomerProjects } from "./CustomerProjects.tsx";
import { useProjectList } from "./useProjectList.ts";

const CreateProjectModal = lazyModal(
  async () => (await import("../project/CreateProjectModal.tsx")).CreateProjectModal,
);
const EditCustomerModal = lazyModal(async () => (await import("../project/EditCustomerModal.tsx")).EditCustomerModal);

export function Customer({ customerRef }: { customerRef: Customer_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment Customer_customer on Customer {
        name
        email
        postalCode
        city
        since
        counts {
          projects
          ongoing
        }
        projects {
          id
        }
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
  const text = useText();
  const back = useOrigin(useProjectList(customer.counts.ongoing === 0 ? "archived" : "ongoing"));
  const [modal, setModal] = useState<"edit" | "new" | null>(null);
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
  const projectIds = customer.projects.map(({ id }) => id);
  const hasAll = projectIds.length === customer.counts.projects;
  const actions: PageAction[] = [
    {
      text: text("project.edit.action"),
      icon: <Edit />,
      "aria-haspopup": "dialog",
      reason: hasAll ? null : text("customer.edit.tooMany", { count: projectIds.length }),
      onClick: () => setModal("edit"),
    },
    { text: text("project.create.title"), icon: <Add />, "aria-haspopup": "dialog", onClick: () => setModal("new") },
  ];
  if (latest)
    actions.push({
      text: text("certificate.correct"),
      icon: <Envelope />,
      intent: "primary",
      isNext: true,
      onClick: () => setResending(latest),
    });
  return (
    <>
      <PageHeader title={name} back={back} actions={<PageActions actions={actions} />}>
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
      {modal === "edit" && (
        <EditCustomerModal customer={{ name, email }} projectIds={projectIds} onClose={() => setModal(null)} />
      )}
      {modal === "new" && (
        <CreateProjectModal
          customer={{ customer: name, customerEmail: email ?? "", postalCode: postalCode ?? "", city }}
          onClose={() => setModal(null)}
        />
      )}
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
