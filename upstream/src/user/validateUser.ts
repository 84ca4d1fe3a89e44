import { isSingleAddress } from "../mail/isSingleAddress.ts";
import type { Handler } from "../operation.ts";
import { isEmailTaken } from "./isEmailTaken.ts";

export const validateUser: Handler<"validateUser"> = async ({ db, body }) => {
  const email = body.email.trim();
  if (!isSingleAddress(email)) return { status: 200, body: { valid: false, reason: "EMAIL_INVALID" } };
  const taken = await isEmailTaken(db, email);
  return { status: 200, body: { valid: !taken, reason: taken ? "EMAIL_TAKEN" : null } };
};
