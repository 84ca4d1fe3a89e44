import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  protocolInstallationQuery,
  protocolInstallationQuery$data,
} from "./__generated__/protocolInstallationQuery.graphql.ts";

/** An installation with everything that was recorded of it. */
export type ProtocolInstallation = NonNullable<protocolInstallationQuery$data["installation"]>;

const query = graphql`
  query protocolInstallationQuery($projectId: String!, $installationId: String!) {
    installation(projectId: $projectId, installationId: $installationId) {
      title
      installer {
        firstName
        lastName
      }
      completedAt
      activatedAt
      products {
        measurementId
        title
        number
        cableMarking
        length
        power
        voltage
        isolation
      }
      steps {
        stepLabel
        title
        entries {
          measurementId
          recordedAt
          recordedBy {
            firstName
            lastName
          }
          measurements {
            quantity
            value
            isOverRange
            lowerBound
            isNotMeasured
            minimum
            maximum
            least
            verdict
          }
          isWaterSurrounded
          attachments {
            url
            fileName
          }
        }
      }
    }
  }
`;

/** Fetches one installation of a project; null when it has gone meanwhile. */
export async function fetchProtocolInstallation(
  environment: Environment,
  projectId: string,
  installationId: string,
): Promise<ProtocolInstallation | null> {
  const variables = { projectId, installationId };
  const options = { fetchPolicy: "network-only" } as const;
  const data = await fetchQuery<protocolInstallationQuery>(environment, query, variables, options).toPromise();
  return data?.installation ?? null;
}
