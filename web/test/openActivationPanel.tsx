import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { MockPayloadGenerator } from "relay-test-utils";
import query, {
  type ActivationPanelQuery,
} from "../src/certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import { ActivationPanel } from "../src/certificate/activation/ActivationPanel.tsx";
import { SidePanel } from "../src/ui/SidePanel.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { listFolders } from "./listFolders.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const kitchen = { installationId: "i1", title: "Kitchen", completedAt: "2026-11-18T09:00:00.000Z", missing: [] };
const bath = { ...kitchen, installationId: "i2", title: "Bath N1" };
const notRecorded = { kind: "NOT_RECORDED", stepLabel: "connection", stepNumber: 4, field: "RESISTANCE" };
const laundry = { ...kitchen, installationId: "i3", title: "Laundry", completedAt: null, missing: [notRecorded] };
const empty = { selectable: false, installations: [], certificates: [], folders: [] };

export const root = { ...empty, folderId: "f0", name: "Root", title: "Root", installations: [laundry] };
export const ground = {
  ...empty,
  folderId: "f1",
  name: "Floor 1",
  title: "Floor 1",
  selectable: true,
  installations: [kitchen],
};
const north = {
  ...empty,
  folderId: "f3",
  name: "Floor 2 / North wing",
  title: "North wing",
  selectable: true,
  installations: [bath],
};
export const upper = { ...empty, folderId: "f2", name: "Floor 2", title: "Floor 2", folders: [north] };

export const project = {
  id: "gp1",
  projectId: "p1",
  name: "Kvarteret Ripan",
  city: "Umeå",
  postalCode: "903 42",
  customer: "Brf Ripan",
  customerEmail: "board@ripan.example",
  customerEmailBounced: false,
  startDate: "2026-01-12",
  archived: false,
  signableFolders: listFolders([root, ground, upper]) as object[] | null,
  activatedFolders: [] as object[] | null,
};
const company = {
  ...{ id: "gc1", name: "Nordgolv El AB", orgNumber: "559000-0000", city: "Umeå", country: "SE" },
  logo: "https://files.example/logo.png",
};
const viewer = { id: "gu1", email: "elin@nordgolv.example", firstName: "Elin", lastName: "Sandberg", company };

function Panel() {
  const reference = useLoaderData<PreloadedQuery<ActivationPanelQuery>>();
  return (
    <SidePanel onClose={() => undefined}>
      <Suspense fallback="waiting">
        <ActivationPanel queryReference={reference} />
      </Suspense>
    </SidePanel>
  );
}

type Found = Partial<typeof project> & { version?: string };

/** Opens a project's activation panel; `found` replaces parts of the project. */
export async function openActivationPanel(found: Found | null = {}, tab = "to-activate") {
  const environment = createEnvironment();
  const loader = () => loadQuery<ActivationPanelQuery>(environment, query, { projectId: "p1" });
  const router = renderRoutes(
    environment,
    [
      { path: "/projects/ongoing/p1", loader, element: <Panel /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    `/projects/ongoing/p1?activation=${tab}`,
    { certificateRegister: true },
  );
  await screen.findByText("waiting");
  const answer = { viewer, project: found && { ...project, ...found } };
  const resolvers = Object.fromEntries([["Query", () => answer]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
  );
  return { environment, router };
}
