export const roles = ["USER", "ADMIN", "OWNER"] as const;

export type KnownRole = (typeof roles)[number];

/** A role that came later than this client is shown as the one that may least. */
export function knownRole(value: string): KnownRole {
  return roles.find((role) => role === value) ?? "USER";
}
