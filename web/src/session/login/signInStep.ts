/** A further step that the user pool demands; `session` belongs to this sign-in and expires after some minutes. */
export type SignInChallenge = { kind: "NEW_PASSWORD" | "MFA"; email: string; session: string };

export type SignInStep =
  | { name: "password"; email: string; notice: "password-changed" | null }
  | { name: "challenge"; challenge: SignInChallenge }
  | { name: "request-reset"; email: string }
  | { name: "confirm-reset"; email: string };

export const firstStep = { name: "password", email: "", notice: null } as const satisfies SignInStep;
