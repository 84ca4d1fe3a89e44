import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, readDraft } from "../forms/draftStore.ts";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { VerifiedCertificate_certificate$key } from "./__generated__/VerifiedCertificate_certificate.graphql.ts";
import { CertificateActions } from "./CertificateActions.tsx";
import styles from "./CertificatePage.module.css";
import { CertificateState } from "./CertificateState.tsx";
import type { Wanted } from "./LongerCode.tsx";
import { Protection } from "./Protection.tsx";
import { ReportedFaults } from "./ReportedFaults.tsx";
import { ReportFault } from "./ReportFault.tsx";
import { Terms } from "./Terms.tsx";
import { VerifiedRooms } from "./VerifiedRooms.tsx";

type Props = { certificateRef: VerifiedCertificate_certificate$key; code: string };

export function VerifiedCertificate({ certificateRef, code }: Props) {
  const text = useText();
  const heading = usePageTitle(text("certificate.verify.title"));
  const certificate = useFragment(
    graphql`
      fragment VerifiedCertificate_certificate on VerifiedCertificate {
        number
        activationDate
        validUntil
        companyName
        companyPhone
        ...Terms_certificate
        city
        site
        ...VerifiedRooms_certificate
        ...ReportedFaults_certificate
        url
        installations
        canReportFault
        canNameReporter
        canAddPhoto
        seal {
          issuer
          time
          rootSha256
          keyWithdrawnFrom
          timestamp {
            authority
            time
            url
          }
        }
        withdrawal {
          at
          reason
        }
        replaces {
          number
        }
        replacedBy {
          number
          issuedAt
          pageUrl
        }
        proofUrl
      }
    `,
    certificateRef,
  );
  const { state } = useLocation();
  const wanted = state?.wanted as Wanted | undefined;
  const [asked, setAsked] = useState(wanted === "fault" ? 1 : 0);
  const [hasDraft, setHasDraft] = useState(() => readDraft(draftName(draftKeys.fault(code))) !== null);
  const isReporting = certificate.canReportFault && (asked > 0 || hasDraft);
  const cancelReport = () => {
    setAsked(0);
    setHasDraft(false);
  };
  const { number, city, site, replaces } = certificate;
  const hasBegun = certificate.activationDate <= localDay(new Date().toISOString());
  const isUntilInHeading = hasBegun && !certificate.replacedBy?.length;
  const place = [site, city].filter(Boolean).join(", ");
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <CertificateState state={certificate} />
        </h1>
        <p className={styles.lead}>
          <Text id="certificate.verify.subject" values={{ number, place }} />
        </p>
      </div>
      <dl className={styles.facts}>
        {(replaces ?? []).length > 0 && (
          <DescriptionItem name={<Text id="certificate.verify.replaces" />}>
            {replaces?.map((former) => former.number).join(", ")}
          </DescriptionItem>
        )}
        <DescriptionItem name={<Text id="certificate.verify.validFrom" />}>
          {certificate.activationDate}
        </DescriptionItem>
        {!isUntilInHeading && !certificate.withdrawal && (
          <DescriptionItem name={<Text id="certificate.verify.validUntil" />}>{certificate.validUntil}</DescriptionItem>
        )}
      </dl>
      <CertificateActions
        certificate={certificate}
        next={certificate.replacedBy?.[0]}
        isReporting={isReporting}
        onReport={() => setAsked((times) => times + 1)}
      />
      {isReporting && (
        <ReportFault
          code={code}
          company={certificate.companyName}
          phone={certificate.companyPhone}
          rooms={certificate.installations}
          hasReporter={certificate.canNameReporter}
          hasPhoto={certificate.canAddPhoto}
          asked={asked}
          onCancel={cancelReport}
        />
      )}
      <ReportedFaults certificateRef={certificate} />
      <VerifiedRooms certificateRef={certificate} />
      <Terms certificateRef={certificate} />
      <Protection certificate={certificate} />
      {certificate.proofUrl && (
        <dl className={styles.facts}>
          <DescriptionItem name={<Text id="certificate.verify.log" />}>
            <a href={certificate.proofUrl} download>
              <Text id="certificate.proof" />
            </a>
          </DescriptionItem>
        </dl>
      )}
    </>
  );
}

function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
