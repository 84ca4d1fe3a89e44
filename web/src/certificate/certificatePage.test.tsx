import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import { localDay } from "../i18n/localDay.ts";
import query, { type CertificatePageQuery } from "./__generated__/CertificatePageQuery.graphql.ts";
import { CertificatePage } from "./CertificatePage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

async function open(verifiedCertificate: object) {
  const environment = createEnvironment();
  const loader = () => loadQuery<CertificatePageQuery>(environment, query, { code: "c" });
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
}

const certificate = {
  number: "FG-1",
  activationDate: "2026-07-01",
  validUntil: "2036-06-30",
  companyPhone: "+46 90-12 34 56",
  installations: ["Bad"],
};

const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000).toISOString());

test.each([
  [dayIn(2), dayIn(9), "The warranty has not begun yet."],
  [dayIn(0), dayIn(9), "The warranty is valid today."],
  [dayIn(-9), dayIn(0), "The warranty is valid today."],
  [dayIn(-9), dayIn(-2), "The warranty has ended."],
])("of a warranty from %s to %s it says: %s", async (activationDate, validUntil, words) => {
  await open({ ...certificate, activationDate, validUntil });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("the firm can be called, where the service tells its number", async () => {
  await open(certificate);
  expect((await screen.findByRole("link", { name: "+46 90-12 34 56" })).getAttribute("href")).toBe("tel:+4690123456");
});
