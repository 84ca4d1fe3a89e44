/** Where a page of a list begins and how many rows it has; the contract's defaults are set before a handler sees them. */
export function pageOf({ skip = 0, take = 10 }: { skip?: number; take?: number }): { offset: number; limit: number } {
  return { offset: skip, limit: take };
}
