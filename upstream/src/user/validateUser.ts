import type { Handler } from "../operation.ts";
import { isEmailTaken } from "./isEmailTaken.ts";

/** Addresses of the wrong form are refused before they come here, by the contract's own pattern. */
export const validateUser: Handler<"validateUser"> = async ({ db, body }) => {
  const taken = await isEmailTaken(db, body.email);
  return { status: 200, body: { valid: !taken, reason: taken ? "EMAIL_TAKEN" : null } };
};
