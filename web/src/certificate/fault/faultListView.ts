export const listedStates = ["NEW", "CONTACTED", "CLOSED"] as const;

/** The filter of the list, stored in the address; no state means all. */
export type FaultListView = { states: readonly (typeof listedStates)[number][] };

/** Ignores unknown values. */
export const readFaultListView = (search: URLSearchParams): FaultListView => ({
  states: listedStates.filter((state) => search.getAll("state").includes(state)),
});

export const faultListSearch = ({ states }: FaultListView) =>
  new URLSearchParams(states.map((state) => ["state", state]));
