import { useRef, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { SentConfirmation_certificates$key } from "./__generated__/SentConfirmation_certificates.graphql.ts";
import type { useSendCertificateListsQuery } from "./__generated__/useSendCertificateListsQuery.graphql.ts";
import type {
  SendCertificateInput,
  useSendCertificateMutation,
  useSendCertificateMutation$data,
} from "./__generated__/useSendCertificateMutation.graphql.ts";

export type Refusal = useSendCertificateMutation$data["sendCertificate"]["userErrors"][number];

/** Why a sending ended without an answer that it was sent. `unknown` may have been carried out all the same. */
export type SendFault =
  | { kind: "refused"; refusals: readonly Refusal[] }
  | { kind: "unknown"; caseNumber: string | null };

export type SendState =
  | { phase: "editing"; fault: SendFault | null }
  | { phase: "waiting" }
  | { phase: "signed" | "archived"; certificates: SentConfirmation_certificates$key };

/** Sends certificates, one call at a time, and says how far it has come. */
export function useSendCertificate() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<SendState>({ phase: "editing", fault: null });
  const isRunning = useRef(false);
  const [commit] = useMutation<useSendCertificateMutation>(graphql`
    mutation useSendCertificateMutation($input: SendCertificateInput!) {
      sendCertificate(input: $input) {
        archived
        certificates {
          ...SentConfirmation_certificates
        }
        project {
          id
          archived
          status
          overdueDays
          ...ProjectHead_project
          ...Readiness_project
          ...Activation_project
        }
        userErrors {
          code
          message
        }
      }
    }
  `);
  const end = (next: SendState) => {
    isRunning.current = false;
    setState(next);
  };
  const send = (input: SendCertificateInput) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: "waiting" });
    commit({
      variables: { input },
      // Activation changes lists and folders that the answer does not name: what shows the project is fetched anew when opened next.
      updater: (store, data) => {
        if (data?.sendCertificate.userErrors.length === 0) store.get(input.projectId)?.invalidateRecord();
      },
      onCompleted: ({ sendCertificate: { archived, certificates, userErrors } }) => {
        if (userErrors.length > 0) return end({ phase: "editing", fault: { kind: "refused", refusals: userErrors } });
        if (archived) refreshLists();
        end({ phase: archived ? "archived" : "signed", certificates });
      },
      onError: (error) => end({ phase: "editing", fault: { kind: "unknown", caseNumber: caseNumber(error) } }),
    });
  };
  const refreshLists = () => {
    fetchQuery<useSendCertificateListsQuery>(environment, listsQuery, {}).subscribe({ error: () => undefined });
  };
  const startAgain = () => setState({ phase: "editing", fault: null });
  return { state, send, startAgain };
}

const listsQuery = graphql`
  query useSendCertificateListsQuery {
    viewer {
      company {
        ongoing: allProjects(archived: false) {
          totalCount
          isTruncated
          nodes {
            id
          }
        }
        archived: allProjects(archived: true) {
          totalCount
          isTruncated
          nodes {
            id
          }
        }
      }
    }
  }
`;
