export const listedStates = ["NEW", "CONTACTED", "CLOSED"] as const;

/** The filter of the list, stored in the address. Without states, all reports are listed. */
export type FaultListView = { states: readonly (typeof listedStates)[number][] };

export const readFaultListView = (search: URLSearchParams): FaultListView => ({
  states: listedStates.filter((state) => search.getAll("state").includes(state)),
});

export const faultListSearch = ({ states }: FaultListView) =>
  new URLSearchParams(states.map((state) => ["state", state]));
