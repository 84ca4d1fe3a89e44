import { type ComponentProps, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { StepsAfter } from "../product/StepsAfter.tsx";
import { readQuery } from "../relay/readQuery.ts";
import type { useRoomReadingsQuery } from "./__generated__/useRoomReadingsQuery.graphql.ts";

const query = graphql`
  query useRoomReadingsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        products {
          id
          measurementId
          recipe
          length
        }
        steps {
          entries {
            measurementId
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              isNotMeasured
            }
          }
        }
      }
    }
  }
`;

type MeasuredProducts = ComponentProps<typeof StepsAfter>["installed"];

/** Steps need one request of the gateway for each room. */
const maxRooms = 50;

/** The length and resistances of installed products. Null until they are read, without `isWanted`, and for too many rooms. */
export function useRoomReadings(
  roomIds: readonly string[],
  installedIds: readonly string[],
  isWanted: boolean,
): MeasuredProducts | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ key: string; measured: MeasuredProducts } | null>(null);
  const key = JSON.stringify([roomIds, installedIds]);
  useEffect(() => {
    const [ids, installed] = JSON.parse(key) as [string[], string[]];
    if (!isWanted || ids.length === 0 || ids.length > maxRooms) return;
    let isLeft = false;
    readQuery<useRoomReadingsQuery>(environment, query, { ids })
      .then((data) => !isLeft && setRead({ key, measured: toMeasured(data?.nodes ?? [], new Set(installed)) }))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [environment, key, isWanted]);
  return isWanted && read?.key === key ? read.measured : null;
}

type Nodes = useRoomReadingsQuery["response"]["nodes"];

function toMeasured(nodes: Nodes, installed: ReadonlySet<string>): MeasuredProducts {
  return nodes.flatMap((node) =>
    (node?.products ?? [])
      .filter(({ id }) => installed.has(id))
      .map(({ measurementId, recipe, length }) => ({
        recipe,
        length,
        resistances: (node?.steps ?? [])
          .flatMap(({ entries }) => entries.filter((entry) => entry.measurementId === measurementId))
          .flatMap(({ measurements }) => measurements.filter(({ quantity }) => quantity === "RESISTANCE")),
      })),
  );
}
