import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { lacksValue } from "../reading/missingValues.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { readQuery } from "../relay/readQuery.ts";
import type { useNextRoomQuery } from "./__generated__/useNextRoomQuery.graphql.ts";
import type { useNextRoomStepsQuery } from "./__generated__/useNextRoomStepsQuery.graphql.ts";

export type Room = { readonly id: string; readonly installationId: string; readonly title: string };

const roomsQuery = graphql`
  query useNextRoomQuery($id: ID!) {
    node(id: $id) {
      ... on Installation {
        folder {
          allInstallations {
            nodes {
              id
              installationId
              title
              status
            }
          }
        }
      }
    }
  }
`;

const stepsQuery = graphql`
  query useNextRoomStepsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        steps {
          stepLabel
          entries {
            id
            measurements {
              quantity
              value
              isOverRange
              isNotMeasured
              isRequired
            }
          }
        }
      }
    }
  }
`;

/** Loads a folder's unfinished rooms: first those after the installation, then those before it. */
export function useUnfinishedRooms() {
  const environment = useRelayEnvironment();
  return useCallback(
    async (id: string): Promise<readonly Room[]> => {
      const data = await readQuery<useNextRoomQuery>(environment, roomsQuery, { id });
      const rooms = data?.node?.folder?.allInstallations?.nodes ?? [];
      const index = rooms.findIndex((room) => room.id === id);
      const others = [...rooms.slice(index + 1), ...rooms.slice(0, Math.max(index, 0))];
      return others.filter(({ status }) => status !== "COMPLETED");
    },
    [environment],
  );
}

// The gateway sends two requests to REST for each room. One of the first rooms usually lacks the value.
const roomsPerQuery = 10;

/** Finds the folder's next room that lacks a value of this step; null if there is none or loading fails. */
export function useNextRoom(id: string, stepLabel: string) {
  const environment = useRelayEnvironment();
  const loadUnfinishedRooms = useUnfinishedRooms();
  const unsaved = useUnsavedReadings();
  const find = async (): Promise<Room | null> => {
    const rooms = await loadUnfinishedRooms(id);
    for (let start = 0; start < rooms.length; start += roomsPerQuery) {
      const ids = rooms.slice(start, start + roomsPerQuery).map((room) => room.id);
      const data = await readQuery<useNextRoomStepsQuery>(environment, stepsQuery, { ids });
      const found = data?.nodes.find((node) =>
        node?.steps?.some((step) => step.stepLabel === stepLabel && lacksValue(step, unsaved.get)),
      );
      if (found) return rooms.find((room) => room.id === found.id) ?? null;
    }
    return null;
  };
  return () => find().catch(() => null);
}
