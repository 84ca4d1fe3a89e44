import { useSearchParams } from "react-router";

export type ShownSteps = { stepLabel: string } | "all";

/** The measuring grid in an address: `?view=measure`, with `&step=<label>` or `&steps=all` once that is chosen. */
export function useMeasuringView(): { isOpen: boolean; shown: ShownSteps | null } {
  const [search] = useSearchParams();
  const isOpen = search.get("view") === "measure" && !search.has("installation");
  const stepLabel = search.get("step");
  return { isOpen, shown: search.get("steps") === "all" ? "all" : stepLabel === null ? null : { stepLabel } };
}

/** The search part for the shown steps. With null, `useChosenStep` chooses the steps when the grid opens. */
export function measuringSearch(shown: ShownSteps | null = null): string {
  const search = new URLSearchParams({ view: "measure" });
  if (shown === "all") search.set("steps", shown);
  else if (shown) search.set("step", shown.stepLabel);
  return `?${search}`;
}
