export const roles = ["USER", "ADMIN", "OWNER"] as const;

export type KnownRole = (typeof roles)[number];

/** An unknown role of a newer service is shown as the role with the fewest rights. */
export function knownRole(value: string): KnownRole {
  return roles.find((role) => role === value) ?? "USER";
}
