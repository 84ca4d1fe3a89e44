import { useCallback, useState } from "react";
import { caseNumber } from "../relay/caseNumber.ts";
import type { SignInChallenge } from "./signInStep.ts";

/** Why a step did not work: a code of the gateway, and the case number when there is one. */
export type SignInProblem = { code: string; caseNumber: string | null };

export type SignInHandlers = { onSignedIn: () => void; onChallenge: (challenge: SignInChallenge) => void };

type Payload = {
  readonly viewer: object | null | undefined;
  readonly challenge: { readonly kind: string; readonly session: string } | null | undefined;
  readonly userErrors: readonly { readonly code: string }[];
};

/** These name the step of the challenge beside them; any other error says why this step was refused. */
const nextSteps = new Set(["NEW_PASSWORD_REQUIRED", "MFA_REQUIRED"]);

/** What the three mutations that sign in have in common: signed in, one more step, or a problem. */
export function useSignInAnswer({ onSignedIn, onChallenge }: SignInHandlers) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  const begin = useCallback(() => setProblem(null), []);
  const fail = (code: string, error?: unknown) => setProblem({ code, caseNumber: caseNumber(error) });
  const settle = ({ viewer, challenge, userErrors }: Payload, email: string) => {
    const refusal = userErrors.find(({ code }) => !nextSteps.has(code));
    if (challenge?.kind === "NEW_PASSWORD" || challenge?.kind === "MFA") {
      onChallenge({ kind: challenge.kind, session: challenge.session, email });
      if (refusal) fail(refusal.code);
      return;
    }
    if (userErrors[0] || !viewer) return fail(userErrors[0]?.code ?? "NETWORK_ERROR");
    setSignedIn(true);
    onSignedIn();
  };
  return { problem, isSignedIn, begin, settle, fail };
}
