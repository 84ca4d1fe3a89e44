/** A further step that the user pool asks for before it lets a person in; `session` belongs to this attempt and is good for some minutes. */
export type SignInChallenge = { kind: "NEW_PASSWORD" | "MFA"; email: string; session: string };

/** Steps of the login page: signing in, its challenges, and the reset of a forgotten password. */
export type SignInStep =
  | { name: "password"; email: string; notice: "password-changed" | null }
  | { name: "challenge"; challenge: SignInChallenge }
  | { name: "request-reset"; email: string }
  | { name: "confirm-reset"; email: string };

export const firstStep = { name: "password", email: "", notice: null } as const satisfies SignInStep;
