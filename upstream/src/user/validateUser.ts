import { adminOnly } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { isSingleAddress } from "../mail/Mail.ts";
import { findInvitee } from "./findInvitee.ts";

export const validateUser: Handler<"validateUser"> = async ({ db, viewer, body }) => {
  // Only callers who may invite can ask, because the answer reveals accounts of other companies.
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may ask whether somebody may be invited.");
  const email = body.email.trim();
  if (!isSingleAddress(email)) return { status: 200, body: { valid: false, reason: "EMAIL_INVALID" } };
  const taken = (await findInvitee(db, viewer.companyId, email)).kind === "taken";
  return { status: 200, body: { valid: !taken, reason: taken ? "EMAIL_TAKEN" : null } };
};
