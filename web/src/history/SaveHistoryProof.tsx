import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { fetchPages } from "../relay/pages.ts";
import { ExportButton } from "../spreadsheet/ExportButton.tsx";
import { saveFile } from "../spreadsheet/saveFile.ts";
import type {
  SaveHistoryProofHeadsQuery,
  SaveHistoryProofHeadsQuery$data,
} from "./__generated__/SaveHistoryProofHeadsQuery.graphql.ts";
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

const headsQuery = graphql`
  query SaveHistoryProofHeadsQuery($first: Int!, $after: String) {
    viewer {
      company {
        historyHeads(first: $first, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              sequence
              hash
              proof
            }
          }
        }
      }
    }
  }
`;

type Company = NonNullable<NonNullable<SaveHistoryProofQuery$data["viewer"]>["company"]>;
type Chain = NonNullable<Company["historyChain"]>;
type Heads = NonNullable<
  NonNullable<NonNullable<SaveHistoryProofHeadsQuery$data["viewer"]>["company"]>["historyHeads"]
>;

/** Pages of 100 entries would exceed the limit of requests. Pages of 1,000 would block both services for over 50 ms. */
const pageSize = 500;

/** Saves the company's entries as they are hashed. With `projectId`, values of other projects are hashes only. */
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
  // The heads are read before the chain, so that the chain contains the entry of each head.
  const heads: string[] = [];
  for await (const { edges } of fetchHeads(environment)) for (const { node } of edges) heads.push(JSON.stringify(node));
  const lines: string[] = [];
  const pages = fetchPages<SaveHistoryProofQuery, Chain>(environment, {
    query,
    variables: { projectId, first: pageSize },
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
  return [...lines, ...heads];
}

function fetchHeads(environment: Environment) {
  return fetchPages<SaveHistoryProofHeadsQuery, Heads>(environment, {
    query: headsQuery,
    variables: { first: 100 },
    pageOf: ({ viewer }) => {
      const page = viewer?.company?.historyHeads;
      if (!page) throw new Error("The service gave no page.");
      return page;
    },
  });
}
