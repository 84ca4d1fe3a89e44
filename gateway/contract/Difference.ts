/** One place where an answer is not what the contract says. `field` is a path: `data[].installations.count`. */
export type Difference = { operation: string; field: string; expected: string; got: string };
