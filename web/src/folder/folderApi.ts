/** True if the project is archived and all its warranties are activated. */
export function isDone({ archived, status }: { readonly archived: boolean; readonly status: string }): boolean {
  return archived && status === "COMPLETED";
}
