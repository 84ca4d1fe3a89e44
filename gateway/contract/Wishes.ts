/** What a run against a deployed service is told beside its address. */
export type Wishes = {
  /** Words or a number that find a product of a fixed length. */
  product: string;
};
