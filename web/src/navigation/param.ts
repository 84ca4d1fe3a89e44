import type { Params } from "react-router";

/** A REST id from the address. The router renders a page only if its address has the id. */
export function param(params: Params, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The address lacks ${name}`);
  return value;
}
