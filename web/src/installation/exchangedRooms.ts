import type { InstalledInRoom } from "./useRoomProducts.ts";

export type RoomToExchange = {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly stepStates?: readonly { readonly state: string }[] | null | undefined;
};

type FormerProduct = { id: string; title: string; recipe: InstalledInRoom["recipe"]; roomCount: number };

/** Each product with the number of unfinished rooms that have it. The most frequent product comes first. */
export function toFormerProducts(
  rooms: readonly RoomToExchange[],
  products: readonly InstalledInRoom[],
): FormerProduct[] {
  const finished = new Set(rooms.filter(({ status }) => status === "COMPLETED").map(({ id }) => id));
  const byProduct = Map.groupBy(products, ({ catalogueProductId }) => catalogueProductId);
  return [...byProduct]
    .map(([id, installed]) => ({
      id,
      title: installed[0]?.title ?? "",
      recipe: installed[0]?.recipe ?? null,
      roomCount: new Set(installed.map(({ roomId }) => roomId).filter((roomId) => !finished.has(roomId))).size,
    }))
    .toSorted((one, other) => other.roomCount - one.roomCount || one.title.localeCompare(other.title));
}

export type Exchange = {
  /** The installed products that will be exchanged. */
  installedIds: string[];
  changing: RoomToExchange[];
  /** The number of changing rooms with measured values, which will be judged by the new limits. */
  measuredCount: number;
  /** The number of changing products with a cable marking, which stays. */
  markedCount: number;
  staying: (RoomToExchange & { reason: "finished" | "lacks" })[];
};

/** @param formerId the catalogue id of the product to exchange */
export function toExchange(
  rooms: readonly RoomToExchange[],
  products: readonly InstalledInRoom[],
  formerId: string,
): Exchange {
  const installed = Map.groupBy(
    products.filter(({ catalogueProductId }) => catalogueProductId === formerId),
    ({ roomId }) => roomId,
  );
  const [changing, staying]: [RoomToExchange[], Exchange["staying"]] = [[], []];
  for (const room of rooms) {
    if (!installed.has(room.id)) staying.push({ ...room, reason: "lacks" });
    else if (room.status === "COMPLETED") staying.push({ ...room, reason: "finished" });
    else changing.push(room);
  }
  const exchanged = changing.flatMap(({ id }) => installed.get(id) ?? []);
  return {
    installedIds: exchanged.map(({ id }) => id),
    changing,
    measuredCount: changing.filter(({ stepStates }) => stepStates?.some(({ state }) => state !== "MISSING")).length,
    markedCount: exchanged.filter(({ cableMarking }) => cableMarking).length,
    staying,
  };
}
