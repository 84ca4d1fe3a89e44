import { AnchorButton, Button } from "@blueprintjs/core";
import { Document, Envelope } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { customerPath } from "../../navigation/customerPath.ts";
import { projectPath } from "../../navigation/projectPath.ts";
import { useFeatures } from "../../relay/features.tsx";
import { DescriptionItem } from "../../ui/DescriptionItem.tsx";
import { lazyModal } from "../../ui/lazyModal.tsx";
import { useOriginState } from "../../ui/origin.ts";
import { PanelBody } from "../../ui/PanelBody.tsx";
import { PanelFooter } from "../../ui/PanelFooter.tsx";
import { PanelHeader } from "../../ui/PanelHeader.tsx";
import { CertificateMenu } from "../CertificateMenu.tsx";
import { CertificateStatus } from "../CertificateStatus.tsx";
import { Delivery } from "../Delivery.tsx";
import { FaultReports } from "../FaultReports.tsx";
import { Seal } from "../Seal.tsx";
import { useDeliveryWatch } from "../useDeliveryWatch.ts";
import type { OpenedCertificate_certificate$key } from "./__generated__/OpenedCertificate_certificate.graphql.ts";
import { CustomerPageLinks } from "./CustomerPageLinks.tsx";
import { lastDelivery } from "./certificateStateTexts.ts";
import { ListedStatus } from "./ListedStatus.tsx";
import styles from "./OpenedCertificate.module.css";

const WithdrawCertificateModal = lazyModal(
  async () => (await import("../WithdrawCertificateModal.tsx")).WithdrawCertificateModal,
);

const ResendListedCertificate = lazyModal(
  async () => (await import("./ResendListedCertificate.tsx")).ResendListedCertificate,
);

type Props = { certificateRef: OpenedCertificate_certificate$key; title: string };

export function OpenedCertificate({ certificateRef, title }: Props) {
  const text = useText();
  const origin = useOriginState(text("certificate.list.title"));
  const { customers } = useFeatures();
  const { project, folder, recipients, ...certificate } = useFragment(fragment, certificateRef);
  const { number, customer, rooms, url, pageUrl, withdrawal } = certificate;
  const [isResending, setResending] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { email, state, reason } = lastDelivery(recipients);
  useDeliveryWatch(project?.projectId ?? "", project !== null && state === "QUEUED");
  const resend = project && !withdrawal ? () => setResending(true) : null;
  const hasFailed = resend !== null && state === "FAILED";
  const place = project && projectPath(project.projectId, project.archived);
  return (
    <>
      <PanelHeader
        title={title}
        actions={
          <CertificateMenu certificateRef={certificate} onResend={resend} onWithdraw={() => setWithdrawing(true)} />
        }
      >
        {customers && customer ? (
          <Link to={customerPath({ name: customer, email })} state={origin}>
            {customer}
          </Link>
        ) : (
          customer
        )}
      </PanelHeader>
      <PanelBody>
        <div className={styles.state}>
          <ListedStatus certificateRef={certificate} validUntil={certificate.validUntil ?? ""} />
          {pageUrl && <CustomerPageLinks pageUrl={pageUrl} />}
        </div>
        <CertificateStatus certificateRef={certificate} />
        <dl className={styles.facts}>
          <DescriptionItem label="certificate.covers">
            {folder && folder.title !== project?.name && `${folder.title}: `}
            {rooms?.join(", ")}
          </DescriptionItem>
          {place && (
            <DescriptionItem label="fault.project">
              <Link to={place}>{project.name}</Link>
            </DescriptionItem>
          )}
          <DescriptionItem label="certificate.panel.warranty">
            {certificate.activationDate}
            {certificate.validUntil && ` – ${certificate.validUntil}`}
          </DescriptionItem>
        </dl>
        <Section title="customer.mails">
          <ul>
            {recipients.map((recipient) => (
              <Delivery key={`${recipient.email} ${recipient.copy} ${recipient.changedAt}`} recipientRef={recipient} />
            ))}
          </ul>
        </Section>
        <Section title="certificate.panel.file">
          <p>
            {certificate.fileName}
            {typeof certificate.pages === "number" && (
              <>
                {", "}
                <Text id="certificate.pages" values={{ pages: certificate.pages }} />
              </>
            )}
          </p>
          {certificate.seal && <Seal sealRef={certificate.seal} issuedAt={certificate.sentAt} />}
        </Section>
        <FaultReports certificateRef={certificate} />
      </PanelBody>
      <PanelFooter>
        {resend && (
          <Button
            intent={hasFailed ? "primary" : "none"}
            icon={<Envelope />}
            onClick={resend}
            text={text(hasFailed ? "certificate.correct" : "certificate.resend.action")}
          />
        )}
        {url && (
          <AnchorButton
            role="link"
            intent={hasFailed ? "none" : "primary"}
            icon={<Document />}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            text={text("certificate.openPdf")}
          />
        )}
      </PanelFooter>
      {isWithdrawing && <WithdrawCertificateModal certificateRef={certificate} onClose={() => setWithdrawing(false)} />}
      {isResending && project && (
        <ResendListedCertificate
          certificate={{
            projectId: project.projectId,
            folderId: certificate.folderId,
            last: { number, email, reason },
          }}
          onClose={() => setResending(false)}
        />
      )}
    </>
  );
}

function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>
        <Text id={title} />
      </h3>
      {children}
    </section>
  );
}

const fragment = graphql`
  fragment OpenedCertificate_certificate on Certificate {
    number
    customer
    rooms
    activationDate
    sentAt
    validUntil
    fileName
    pages
    url
    pageUrl
    folderId
    withdrawal {
      at
    }
    folder {
      title
    }
    project {
      projectId
      name
      archived
    }
    seal {
      ...Seal_seal
    }
    recipients {
      email
      copy
      state
      reason
      changedAt
      ...Delivery_recipient
    }
    ...CertificateMenu_certificate
    ...CertificateStatus_certificate
    ...FaultReports_certificate
    ...ListedStatus_certificate
    ...WithdrawCertificateModal_certificate
  }
`;
