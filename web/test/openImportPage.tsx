import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import query, { type ImportPageQuery } from "../src/project/import/__generated__/ImportPageQuery.graphql.ts";
import { ImportPage } from "../src/project/import/ImportPage.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

type KnownProject = { name: string; externalId?: string };
type Setup = { projectImport?: boolean; externalIds?: boolean; known?: KnownProject[]; projectImports?: object[] };

/** Opens the import page. `choose` chooses a file; `known` are the company's projects. */
export async function openImportPage({
  projectImport = true,
  externalIds = false,
  known = [],
  projectImports = [],
}: Setup = {}) {
  const environment = createEnvironment();
  const router = renderRoutes(
    environment,
    [
      {
        path: "/projects/import",
        loader: () => loadQuery<ImportPageQuery>(environment, query, {}),
        element: <ImportPage />,
      },
      { path: "*", element: <p>elsewhere</p> },
    ],
    "/projects/import",
    { projectImport, externalIds },
  );
  await screen.findByRole("heading", { level: 1 });
  const answer = (root: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
  await answer({ viewer: { id: "u", company: { id: "c", companyId: "c", projectImports } } });
  const answerKnown = (projects: KnownProject[]) => {
    const nodes = projects.map((project, index) => ({ id: `p${index}`, externalId: null, ...project }));
    return answer({ viewer: { id: "u", company: { id: "c", ongoing: { nodes }, archived: { nodes: [] } } } });
  };
  const choose = async (text: string, name = "projects.csv") => {
    await userEvent.upload(screen.getByLabelText("Choose a CSV file", { selector: "input" }), new File([text], name));
    await screen.findByRole("heading", { name: "Columns" });
    await answerKnown(known);
  };
  return { environment, router, answer, answerKnown, choose };
}

export const line = (number: number) => within(screen.getByRole("group", { name: `Line ${number}` }));

export const importButton = (count: number) =>
  screen.getByRole("button", { name: `Import ${count} project${count === 1 ? "" : "s"}` });

export const sentInput = ({ mock }: ReturnType<typeof createEnvironment>) =>
  mock.getMostRecentOperation().request.variables.input;
