import { isNativeError } from "node:util/types";
import type { Sent } from "../several/sendAsBrowser.ts";

/** True for haproxy's own pages, which begin like this. */
export const isOfProxy = (text: string) => /^<html><body><h1>/i.test(text);

export const codeIn = (text: string) => /"code": ?"([A-Z_]+)"/.exec(text)?.[1] ?? text.slice(0, 80);

export function describe(answer: Sent<unknown>): string {
  if (isNativeError(answer)) return (answer as Error & { code?: string }).code ?? answer.message;
  const { headers: _, setCookies: __, ...told } = answer;
  return codeIn(JSON.stringify(told));
}
