type Changed = { readonly restId: string; readonly nodeId: string };
type Listener = (installations: readonly Changed[]) => void;

const listeners = new Set<Listener>();

/** Tells listeners that installations changed elsewhere. Listeners reload data that no route's query loads. */
export function tellChangedElsewhere(installations: readonly Changed[]): void {
  for (const listener of listeners) listener(installations);
}

/** @returns a function that stops listening */
export function onChangedElsewhere(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
