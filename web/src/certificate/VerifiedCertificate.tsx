import { ArrowTopRight } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { Logo } from "../upload/Logo.tsx";
import type { VerifiedCertificate_certificate$key } from "./__generated__/VerifiedCertificate_certificate.graphql.ts";
import { CallCompany } from "./CallCompany.tsx";
import styles from "./CertificatePage.module.css";
import { Protection } from "./Protection.tsx";
import { ReportFault } from "./ReportFault.tsx";
import { VerifiedRooms } from "./VerifiedRooms.tsx";
import { Withdrawn } from "./Withdrawn.tsx";

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
        companyLogo
        city
        installations
        rooms {
          title
          products {
            title
            resistance {
              minimum
              maximum
            }
            insulation {
              minimum
            }
          }
        }
        url
        canReportFault
        seal {
          issuer
          time
          rootSha256
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
  const { withdrawal } = certificate;
  const [next] = certificate.replacedBy ?? [];
  const phase = phaseOf(certificate, localDay(new Date().toISOString()));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text id="certificate.verify.title" />
      </h1>
      <p className={styles.lead}>
        <Text id="certificate.verify.genuine" />
      </p>
      {withdrawal ? (
        <Withdrawn withdrawal={withdrawal} next={next} />
      ) : (
        <p className={styles.lead}>
          <StatusIcon name={phaseShapes[phase]} />
          <Text id={`certificate.verify.${phase}`} />
        </p>
      )}
      <Card>
        <dl className={styles.facts}>
          <DescriptionItem name={<Text id="certificate.verify.number" />}>{certificate.number}</DescriptionItem>
          {(certificate.replaces ?? []).length > 0 && (
            <DescriptionItem name={<Text id="certificate.verify.replaces" />}>
              {certificate.replaces?.map(({ number }) => number).join(", ")}
            </DescriptionItem>
          )}
          <DescriptionItem name={<Text id="certificate.verify.validFrom" />}>
            {certificate.activationDate}
          </DescriptionItem>
          <DescriptionItem name={<Text id="certificate.verify.validUntil" />}>{certificate.validUntil}</DescriptionItem>
          <DescriptionItem name={<Text id="certificate.verify.company" />}>
            {certificate.companyLogo && <Logo url={certificate.companyLogo} />}
            {certificate.companyName}
          </DescriptionItem>
          {certificate.companyPhone && (
            <DescriptionItem name={<Text id="certificate.verify.phone" />}>
              <CallCompany phone={certificate.companyPhone}>{certificate.companyPhone}</CallCompany>
            </DescriptionItem>
          )}
          <DescriptionItem name={<Text id="certificate.verify.city" />}>{certificate.city}</DescriptionItem>
          <DescriptionItem name={<Text id="certificate.verify.installations" />}>
            {certificate.rooms ? (
              <VerifiedRooms rooms={certificate.rooms} />
            ) : (
              <ul>
                {[...new Set(certificate.installations)].map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            )}
          </DescriptionItem>
        </dl>
        {certificate.url && (
          <a className={styles.file} href={certificate.url} target="_blank" rel="noopener noreferrer">
            <Text id="certificate.verify.pdf" />
            <ArrowTopRight size={12} />
          </a>
        )}
        {certificate.proofUrl && (
          <a className={styles.file} href={certificate.proofUrl} download>
            <Text id="certificate.proof" />
          </a>
        )}
      </Card>
      <Protection certificate={certificate} />
      {certificate.canReportFault && (
        <ReportFault code={code} company={certificate.companyName} phone={certificate.companyPhone} />
      )}
    </>
  );
}

const phaseShapes = { running: "completed", coming: "in-progress", ended: "not-measured" } as const;

type Validity = { readonly activationDate: string; readonly validUntil: string };

function phaseOf({ activationDate, validUntil }: Validity, today: string): keyof typeof phaseShapes {
  if (today < activationDate) return "coming";
  return today > validUntil ? "ended" : "running";
}

function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
