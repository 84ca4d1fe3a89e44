import { type CognitoAction, requiredText } from "./action.ts";
import { CognitoError, invalidParameter } from "./cognitoError.ts";
import { requireTokenOwner } from "./session.ts";

const writable = ["given_name", "family_name", "name", "phone_number", "locale"];
const maxLength = 2_048;

export const getUser: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  const attributes = { sub: user.sub, email: user.email, email_verified: "true", ...user.attributes };
  return {
    Username: user.sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(user.totp_enabled && { PreferredMfaSetting: "SOFTWARE_TOKEN_MFA", UserMFASettingList: ["SOFTWARE_TOKEN_MFA"] }),
  };
};

/** `readAttributes` refuses the address (the user name) and the company (set by the service). */
export const updateUserAttributes: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  const attributes = { ...user.attributes, ...readAttributes(call.input.UserAttributes) };
  await call.db
    .updateTable("pool_user")
    .set({ attributes: JSON.stringify(attributes) })
    .where("sub", "=", user.sub)
    .execute();
  return { CodeDeliveryDetailsList: [] };
};

export function readAttributes(list: unknown, more: string[] = []): Record<string, string> {
  if (!Array.isArray(list) || list.length > 20) throw invalidParameter("Missing required parameter UserAttributes");
  const entries = list.map((entry: unknown) => {
    const attribute = typeof entry === "object" && entry !== null ? { ...entry } : {};
    const name = requiredText(attribute, "Name");
    const value = "Value" in attribute ? attribute.Value : "";
    if (typeof value !== "string" || value.length > maxLength) throw invalidParameter(`Attribute ${name} is too long`);
    if (!writable.includes(name) && !more.includes(name)) {
      throw new CognitoError("NotAuthorizedException", "A client attempted to write unauthorized attribute");
    }
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
