import { Suspense, useCallback } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useLocation, useNavigate, useParams } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { PanelBoundary } from "../../relay/PanelBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PanelBody } from "../../ui/PanelBody.tsx";
import { PanelHeader } from "../../ui/PanelHeader.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { CertificatePanelQuery } from "./__generated__/CertificatePanelQuery.graphql.ts";
import { OpenedCertificate } from "./OpenedCertificate.tsx";

const query = graphql`
  query CertificatePanelQuery($number: String!) {
    viewer {
      company {
        certificate(number: $number) {
          ...OpenedCertificate_certificate
        }
      }
    }
  }
`;

type Reference = PreloadedQuery<CertificatePanelQuery>;

/** One certificate beside the register, under an address of its own. */
export function CertificatePanel() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { number = "" } = useParams();
  const close = useCallback(
    () => void navigate({ pathname: "/certificates", search }, { preventScrollReset: true }),
    [navigate, search],
  );
  const title = text("customer.mail", { number });
  return (
    <SidePanel onClose={close}>
      <PanelBoundary>
        <Suspense key={number} fallback={<SidePanel.Loading title={title} />}>
          <Answer reference={reference} title={title} />
        </Suspense>
      </PanelBoundary>
    </SidePanel>
  );
}

function Answer({ reference, title }: { reference: Reference; title: string }) {
  const { viewer } = usePageQuery<CertificatePanelQuery>(query, reference);
  const certificate = viewer?.company?.certificate;
  if (certificate) return <OpenedCertificate certificateRef={certificate} title={title} />;
  return (
    <>
      <PanelHeader title={title} />
      <PanelBody>
        <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="certificate.panel.none" />}>
          <Text id="certificate.panel.none.reason" />
        </Notice>
      </PanelBody>
    </>
  );
}
