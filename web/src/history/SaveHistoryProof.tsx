import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { fetchPages } from "../relay/pages.ts";
import { ExportButton } from "../spreadsheet/ExportButton.tsx";
import { saveFile } from "../spreadsheet/saveFile.ts";
import type {
  SaveHistoryProofQuery,
  SaveHistoryProofQuery$data,
} from "./__generated__/SaveHistoryProofQuery.graphql.ts";

const query = graphql`
  query SaveHistoryProofQuery($projectId: ID, $first: Int!, $after: String) {
    viewer {
      company {
        historyChain(projectId: $projectId, first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              sequence
              content
              hash
              values {
                change
                side
                salt
                value
              }
            }
          }
        }
      }
    }
  }
`;

type Company = NonNullable<NonNullable<SaveHistoryProofQuery$data["viewer"]>["company"]>;
type Chain = NonNullable<Company["historyChain"]>;

/** Saves the company's entries exactly as they are hashed. A `projectId` limits the readable values to that project. */
export function SaveHistoryProof({ projectId }: { projectId: string | null }) {
  const text = useText();
  const environment = useRelayEnvironment();
  const save = (lines: string[]) => {
    const name = `${text("history.proofFile")}-${localDay(new Date().toISOString())}.jsonl`;
    saveFile(name, lines.map((line) => `${line}\n`).join(""), "application/jsonl");
  };
  return (
    <ExportButton
      label={<Text id="history.saveProof" />}
      load={(onProgress) => fetchChain(environment, projectId, onProgress)}
      save={save}
    />
  );
}

async function fetchChain(
  environment: Environment,
  projectId: string | null,
  onProgress: (done: number, count: number) => void,
): Promise<string[]> {
  const lines: string[] = [];
  const pages = fetchPages<SaveHistoryProofQuery, Chain>(environment, {
    query,
    variables: { projectId, first: 100 },
    pageOf: (data) => {
      const page = data.viewer?.company?.historyChain;
      if (!page) throw new Error("The service gave no page.");
      return page;
    },
  });
  for await (const page of pages) {
    for (const { node } of page.edges) lines.push(JSON.stringify(node));
    onProgress(lines.length, Math.max(lines.length, page.totalCount));
  }
  return lines;
}
