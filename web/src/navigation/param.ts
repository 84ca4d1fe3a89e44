import type { Params } from "react-router";

/** A REST id from the address; the router only renders pages whose address has it. */
export function param(params: Params, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The address lacks ${name}`);
  return value;
}
