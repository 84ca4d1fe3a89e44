import { useSearchParams } from "react-router";

/** The measuring grid in the address of a folder or a project: `?view=measure`, with `&step=<label>` once a step is chosen. */
export function useMeasuringView() {
  const [search] = useSearchParams();
  const isOpen = search.get("view") === "measure" && !search.has("installation");
  return { isOpen, stepLabel: search.get("step") };
}

/** The search part of the address that shows the grid of this step, or of the first one that lacks a value. */
export function measuringSearch(stepLabel: string | null = null): string {
  return `?${new URLSearchParams({ view: "measure", ...(stepLabel === null ? {} : { step: stepLabel }) })}`;
}
