export const roles = ["USER", "ADMIN", "OWNER"] as const;

export type KnownRole = (typeof roles)[number];

/** A role that this client does not know is shown as the one with the fewest rights. */
export function knownRole(value: string): KnownRole {
  return roles.find((role) => role === value) ?? "USER";
}
