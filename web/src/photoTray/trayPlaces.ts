import type { TrayEntry, TrayRoom, TrayStep } from "./loadTrayRooms.ts";

export type Place = { room: TrayRoom; step: TrayStep; entry: TrayEntry };

export function placesByEntry(rooms: readonly TrayRoom[]): ReadonlyMap<string, Place> {
  const open = rooms.filter(({ isFinished }) => !isFinished);
  const places = open.flatMap((room) => placesOf(room).map((place) => [place.entry.id, place] as const));
  return new Map(places);
}

export function placesOf(room: TrayRoom): Place[] {
  return room.steps.flatMap((step) =>
    step.entries.flatMap((entry) => (entry.acceptsAttachments ? [{ room, step, entry }] : [])),
  );
}

/** The steps of a room that have a single product, by their numbers. */
export const singlePlaces = (room: TrayRoom): { number: number; place: Place }[] =>
  [...Map.groupBy(placesOf(room), ({ step }) => step.number)].flatMap(([number, [place, another]]) =>
    place && !another ? [{ number, place }] : [],
  );
