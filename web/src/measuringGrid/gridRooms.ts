import { graphql } from "react-relay/hooks";
import type { Environment, Subscription } from "relay-runtime";
import { observeFragment } from "relay-runtime/experimental";
import { createListeners } from "../reading/listeners.ts";
import type { gridRooms_room$data, gridRooms_room$key } from "./__generated__/gridRooms_room.graphql.ts";

const fragment = graphql`
  fragment gridRooms_room on Installation {
    id
    installationId
    title
    viewerCanRecord
    review {
      state
    }
    steps {
      stepLabel
      title
      entries {
        id
        measurementId
        product {
          title
        }
        measurements {
          quantity
          value
          isOverRange
          lowerBound
          isNotMeasured
          isRequired
          minimum
          maximum
          lowerLimit
          verdict
        }
        changes {
          field
          version
          recordedAt
          recordedBy {
            firstName
            lastName
          }
        }
      }
    }
  }
`;

export type Room = gridRooms_room$data;
export type GridRooms = ReturnType<typeof createGridRooms>;

/** The rooms' data from the store. Each room has its own subscription, so that a change of one room reads no other. */
export function createGridRooms(environment: Environment) {
  const rooms = new Map<string, Room>();
  const followed: Subscription[] = [];
  const { tell, subscribe, changeTogether } = createListeners();

  function follow(key: gridRooms_room$key) {
    const subscription = observeFragment(environment, fragment, key).subscribe({
      next: (state) => {
        if (state.state !== "ok") return;
        rooms.set(state.value.installationId, state.value);
        tell();
      },
    });
    followed.push(subscription);
  }

  return {
    add: (found: readonly (gridRooms_room$key & { readonly installationId: string })[]) =>
      changeTogether(() => found.filter(({ installationId }) => !rooms.has(installationId)).forEach(follow)),
    clear() {
      for (const subscription of followed.splice(0)) subscription.unsubscribe();
      rooms.clear();
      tell();
    },
    /** Null until the room is loaded. */
    get: (installationId: string) => rooms.get(installationId) ?? null,
    subscribe,
  };
}
