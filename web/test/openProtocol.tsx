import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery } from "react-relay/hooks";
import type { OperationDescriptor } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import query, { type ProtocolPageQuery } from "../src/protocol/__generated__/ProtocolPageQuery.graphql.ts";
import { ProtocolPage } from "../src/protocol/ProtocolPage.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { installation } from "./openInstallationPanel.tsx";
import { renderRoutes } from "./renderRoutes.tsx";

export const folder = (title: string, ...installationIds: string[]) => ({
  folderId: title,
  title,
  name: title,
  installations: installationIds.map((installationId) => ({
    installationId,
    title: installationId,
    activatedAt: null as string | null,
  })),
  certificates: [] as { number: string; sentAt: string }[],
});
export const project = {
  id: "gp1",
  projectId: "p1",
  name: "Kvarteret Ripan",
  signableFolders: [folder("Floor 2", "i2")],
  activatedFolders: [folder("Floor 1", "i1")],
};

export async function openProtocol(found: object | null = project) {
  const environment = createEnvironment();
  const page = (
    <Suspense fallback="waiting">
      <ProtocolPage />
    </Suspense>
  );
  const loader = () => loadQuery<ProtocolPageQuery>(environment, query, { projectId: "p1" });
  renderRoutes(
    environment,
    [{ path: "/projects/ongoing/:projectId/protocol", loader, element: page }],
    "/projects/ongoing/p1/protocol",
  );
  await screen.findByText("waiting");
  await act(async () => environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, { project: found })));
  return environment;
}

const titles: Record<string, string> = { i1: "=Bathroom 1", i2: "Bathroom 2" };
const idsByFolder: Record<string, string[]> = { "Floor 1": ["i1"], "Floor 2": ["i2"] };

export const answerPage = (
  environment: MockEnvironment,
  asked: OperationDescriptor,
  nodes: object[],
  endCursor: string | null = null,
) =>
  act(async () => {
    const installations = {
      edges: nodes.map((node) => ({ node })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    };
    environment.mock.resolve(asked, mockAnswer(asked, { folder: { id: "f", installations } }));
  });

export async function answerAll(environment: MockEnvironment) {
  for (const asked of environment.mock.getAllOperations()) {
    const ids = idsByFolder[asked.request.variables.folderId] ?? [];
    await answerPage(
      environment,
      asked,
      ids.map((id) => ({ ...installation, id, installationId: id, title: titles[id] ?? id })),
    );
  }
}
