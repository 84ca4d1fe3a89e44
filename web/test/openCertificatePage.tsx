import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import query, { type CertificatePageQuery } from "../src/certificate/__generated__/CertificatePageQuery.graphql.ts";
import { CertificatePage } from "../src/certificate/CertificatePage.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export async function openCertificatePage(verifiedCertificate: object | null) {
  const environment = createEnvironment();
  const loader = ({ params }: { params: { code?: string } }) =>
    loadQuery<CertificatePageQuery>(environment, query, { code: params.code ?? "" });
  const element = (
    <I18nProvider>
      <CertificatePage />
    </I18nProvider>
  );
  renderRoutes(environment, [{ path: "/certificate/:code", loader, element }], "/certificate/c");
  await screen.findByRole("main");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { verifiedCertificate })),
  );
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  const answerWith = (root: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
  const answer = (reportFault: object) => answerWith({ reportFault });
  return { asked, answer, answerWith };
}

export const certificate = {
  number: "FG-1",
  activationDate: "2026-07-01",
  validUntil: "2036-06-30",
  companyPhone: "+46 90-12 34 56",
  companyName: "Nordgolv El AB",
  companyAddress: "Storgatan 1, 903 26 Umeå",
  companyLogo: null,
  companyColor: null,
  city: "Umeå",
  site: null,
  installations: ["Bad"],
  rooms: null,
  language: "en",
  terms: ["Faults of the material.", "Report faults in writing."],
  url: null,
  canReportFault: false,
  faultReports: null,
  canNameReporter: false,
  canAddPhoto: false,
  seal: null,
  ...{ withdrawal: null, replaces: [], replacedBy: [] },
};
