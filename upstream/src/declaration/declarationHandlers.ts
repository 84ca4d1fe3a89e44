import type { Handlers } from "../http/operation.ts";
import { addPasskey, createPasskeyOptions, listPasskeys, removePasskey } from "./passkeys.ts";
import { prepareDeclaration } from "./prepareDeclaration.ts";
import { getDeclaration } from "./readDeclaration.ts";
import { signDeclaration } from "./signDeclaration.ts";

export const declarationHandlers = {
  listPasskeys,
  createPasskeyOptions,
  addPasskey,
  removePasskey,
  prepareDeclaration,
  getDeclaration,
  signDeclaration,
} satisfies Partial<Handlers>;
