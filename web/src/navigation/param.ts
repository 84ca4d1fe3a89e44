import type { Params } from "react-router";

/** The REST ids in an address; the router only calls pages whose address has them. */
export function param(params: Params, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The address lacks ${name}`);
  return value;
}
