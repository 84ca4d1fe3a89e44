import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery } from "react-relay/hooks";
import { MockPayloadGenerator } from "relay-test-utils";
import query, { type AccountPageQuery } from "../src/account/__generated__/AccountPageQuery.graphql.ts";
import { AccountPage } from "../src/account/AccountPage.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import type { Features } from "../src/relay/features.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const mayManage = { viewerCanEdit: true, viewerCanSetRole: true, viewerCanSetActive: true };

export const elin = {
  ...mayManage,
  id: "gu1",
  firstName: "Elin",
  lastName: "Sandberg",
  email: "elin@nordgolv.example",
  phone: "070-555 02 18",
  role: "ADMIN",
  isAdmin: true,
  installer: false,
  language: "en",
  subscribeToNewsletter: false,
  hasAuthenticator: false as boolean | null,
  wantsWeeklyMail: false as boolean | null,
  usesAuthenticator: null as boolean | null,
  lastSignInAt: null as string | null,
  invitedUntil: null as string | null,
  returnableInstallations: 0,
  active: true,
  version: "v1",
};

export const jonas = {
  ...elin,
  id: "gu2",
  firstName: "Jonas",
  lastName: "Bergkvist",
  email: "jonas@nordgolv.example",
  role: "USER",
  isAdmin: false,
  installer: true,
  subscribeToNewsletter: null,
};

const asa = {
  ...jonas,
  id: "gu3",
  firstName: "Åsa",
  lastName: "Wikström",
  email: "asa@nordgolv.example",
  installer: false,
};
const olle = { ...asa, id: "gu4", firstName: "Olle", lastName: "Gran", email: "olle@nordgolv.example", active: false };

const list = (nodes: object[]) => ({ nodes, totalCount: nodes.length, isTruncated: false });

export const company = {
  id: "gc1",
  name: "Nordgolv El AB",
  orgNumber: "559000-0000",
  address: "Industrivägen 12",
  city: "Umeå",
  postalCode: "907 38",
  phoneNumber: "090-555 01 40",
  email: "info@nordgolv.example",
  website: "nordgolv.example" as string | null,
  country: "SE",
  logo: "https://files.example/logo.png" as string | null,
  viewerCanEdit: true,
  viewerCanManageUsers: true,
  viewerCanManagePrograms: false,
  version: "v1",
  allUsers: list([elin, jonas, asa]) as object | null,
  everybody: list([elin, jonas, asa, olle]) as object | null,
  invitations: [] as object[] | null,
};

type Failure = { message: string; path: string[]; extensions?: object };

/** Opens the account page; `found` replaces parts of the company, `own` parts of the viewer. */
export async function openAccountPage(
  found: Partial<typeof company> | null = {},
  errors?: Failure[],
  own: Partial<typeof elin> = {},
  features: Features = { handover: true, programs: true },
) {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <Suspense fallback="waiting">
        <UploadsProvider>
          <AccountPage />
        </UploadsProvider>
      </Suspense>
    </I18nProvider>
  );
  const loader = () => loadQuery<AccountPageQuery>(environment, query, {});
  const router = renderRoutes(environment, [{ path: "/account", loader, element }], "/account", features);
  await screen.findByText("waiting");
  const viewer = { ...elin, ...own, company: found && { ...company, ...found } };
  const resolvers = Object.fromEntries([["Query", () => ({ viewer })]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => ({
      ...MockPayloadGenerator.generate(operation, resolvers),
      errors,
    })),
  );
  await screen.findByRole("heading", { level: 1 });
  return { environment, router };
}
