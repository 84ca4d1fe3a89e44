import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../relay/readQuery.ts";
import type { useRoomReadingsQuery } from "./__generated__/useRoomReadingsQuery.graphql.ts";
import { type InstalledProduct, toInstalled } from "./exchangedProduct.ts";

const query = graphql`
  query useRoomReadingsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        title
        products {
          id
          measurementId
          catalogueProductId
          recipe
          length
          power
          voltage
          cableMarking
        }
        steps {
          title
          entries {
            measurementId
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              isNotMeasured
              minimum
              maximum
            }
          }
        }
      }
    }
  }
`;

/** Steps need one request of the gateway for each room. */
const maxRooms = 50;

/** The installed products with their readings. Null until read, unless `isWanted`, and for too many rooms. */
export function useRoomReadings(
  roomIds: readonly string[],
  installedIds: readonly string[],
  isWanted: boolean,
): readonly InstalledProduct[] | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ key: string; measured: readonly InstalledProduct[] } | null>(null);
  const key = JSON.stringify([roomIds, installedIds]);
  useEffect(() => {
    const [ids, installed] = JSON.parse(key) as [string[], string[]];
    if (!isWanted || ids.length === 0 || ids.length > maxRooms) return;
    let isLeft = false;
    readQuery<useRoomReadingsQuery>(environment, query, { ids })
      .then((data) => !isLeft && setRead({ key, measured: chosenOf(data?.nodes ?? [], new Set(installed)) }))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [environment, key, isWanted]);
  return isWanted && read?.key === key ? read.measured : null;
}

type Nodes = useRoomReadingsQuery["response"]["nodes"];

const chosenOf = (nodes: Nodes, ids: ReadonlySet<string>) =>
  nodes.flatMap((node) => (isRoom(node) ? toInstalled(node).filter(({ id }) => ids.has(id)) : []));

const isRoom = (node: Nodes[number]): node is Parameters<typeof toInstalled>[0] =>
  Boolean(node?.products && node.steps);
