import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../relay/readQuery.ts";
import type { useRoomProductsQuery, useRoomProductsQuery$data } from "./__generated__/useRoomProductsQuery.graphql.ts";
import { maxNodes } from "./renewInstallers.ts";

const query = graphql`
  query useRoomProductsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        products {
          id
          catalogueProductId
          title
          recipe
          cableMarking
        }
      }
    }
  }
`;

type Node = NonNullable<useRoomProductsQuery$data["nodes"][number]>;
export type InstalledInRoom = NonNullable<Node["products"]>[number] & { readonly roomId: string };
type State = { products: readonly InstalledInRoom[] | null; isFailed: boolean };

const reading: State = { products: null, isFailed: false };

/** The products of these rooms, read once. `products` is null until all rooms are read. */
export function useRoomProducts(roomIds: readonly string[]): State & { readAgain: () => void } {
  const environment = useRelayEnvironment();
  const [request, setRequest] = useState({ ids: roomIds });
  const [state, setState] = useState(reading);
  useEffect(() => {
    let isLeft = false;
    const read = async ({ ids }: typeof request): Promise<State> => {
      const products: InstalledInRoom[] = [];
      for (let from = 0; from < ids.length; from += maxNodes) {
        const part = ids.slice(from, from + maxNodes);
        const data = await readQuery<useRoomProductsQuery>(environment, query, { ids: part });
        for (const node of data?.nodes ?? [])
          for (const product of node?.products ?? []) products.push({ ...product, roomId: node?.id ?? "" });
      }
      return { products, isFailed: false };
    };
    const failed = (): State => ({ products: null, isFailed: true });
    void read(request)
      .catch(failed)
      .then((next) => !isLeft && setState(next));
    return () => {
      isLeft = true;
    };
  }, [environment, request]);
  const readAgain = () => {
    setState(reading);
    setRequest({ ...request });
  };
  return { ...state, readAgain };
}
