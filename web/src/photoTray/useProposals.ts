import { useMemo } from "react";
import { localDay } from "../i18n/localDay.ts";
import { useTakenTimes } from "../photo/useTakenAt.ts";
import { type Place, placesOf } from "./trayPlaces.ts";
import type { LoosePhoto } from "./useTrayPhotos.ts";

export type Proposal = { photo: LoosePhoto; place: Place; takenAt: string };

/** Proposes a step if exactly one was measured on the photo's day: in the room of its file name, else in all rooms. */
export function useProposals(loose: readonly LoosePhoto[], places: ReadonlyMap<string, Place>) {
  const files = useMemo(() => loose.map(({ file }) => file), [loose]);
  const times = useTakenTimes(files);
  return useMemo(() => {
    const all = [...places.values()];
    const proposals = loose.flatMap((photo): Proposal[] => {
      const { problem, file } = photo;
      const takenAt = times.get(file);
      const isOpen = problem === null || problem.kind === "noRoom" || problem.kind === "noStep";
      if (!takenAt || !isOpen) return [];
      const own = problem?.kind === "noStep" ? placesOf(problem.room) : all;
      const [place, another] = own.filter((one) => measuredDay(one) === takenAt.slice(0, 10));
      return place && !another ? [{ photo, place, takenAt }] : [];
    });
    return new Map(proposals.map((proposal) => [proposal.photo.id, proposal]));
  }, [loose, times, places]);
}

export function measuredDay({ entry: { measuredOn, recordedAt } }: Place): string | null {
  return measuredOn ?? (recordedAt ? localDay(recordedAt) : null);
}
