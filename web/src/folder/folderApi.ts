/** True when every warranty is activated and the project archived: nothing is left to add or to activate. */
export function isDone({ archived, status }: { readonly archived: boolean; readonly status: string }): boolean {
  return archived && status === "COMPLETED";
}
