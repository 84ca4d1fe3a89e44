import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { fetchFolderRooms, type RoomOf } from "../relay/folderRooms.ts";
import type { fetchFolderInstallationsQuery } from "./__generated__/fetchFolderInstallationsQuery.graphql.ts";

export type ProtocolInstallation = RoomOf<fetchFolderInstallationsQuery>;

const query = graphql`
  query fetchFolderInstallationsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            ...useMatrixRoom_installation
              installationId
              title
              installer {
                firstName
                lastName
              }
              completedAt
              activatedAt
              declaration {
                declaredBy
                sha256
              }
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
                  measuredOn
                  measuredBy {
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
                    lowerLimit
                    verdict
                    instrument {
                      number
                      maker
                      model
                      serialNumber
                      calibratedOn
                      validUntil
                      isOverdue
                    }
                    testVoltage
                    fileLine {
                      fileName
                      line
                    }
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
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

export const fetchFolderInstallations = (environment: Environment, projectId: string, folderId: string) =>
  fetchFolderRooms<fetchFolderInstallationsQuery>(environment, query, { projectId, folderId });
