import { useSearchParams } from "react-router";

/** The measuring grid in an address: `?view=measure`, with `&step=<label>` once a step is chosen. */
export function useMeasuringView() {
  const [search] = useSearchParams();
  const isOpen = search.get("view") === "measure" && !search.has("installation");
  return { isOpen, stepLabel: search.get("step") };
}

/** The search part for a step; null chooses the first step that lacks a value. */
export function measuringSearch(stepLabel: string | null = null): string {
  return `?${new URLSearchParams({ view: "measure", ...(stepLabel === null ? {} : { step: stepLabel }) })}`;
}
