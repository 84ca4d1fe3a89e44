import { useState } from "react";
import { type MutationFailure, type MutationResult, type Refusal, toRefusal } from "../../relay/mutationResult.ts";
import type { SignInChallenge } from "./signInStep.ts";

export type SignInHandlers = { onSignedIn: () => void; onChallenge: (challenge: SignInChallenge) => void };

type Payload = {
  readonly viewer: object | null | undefined;
  readonly challenge: { readonly kind: string; readonly session: string } | null | undefined;
  readonly userErrors: readonly Refusal[];
};

/** These codes announce a challenge; every other code is a refusal. */
const nextSteps = new Set(["NEW_PASSWORD_REQUIRED", "MFA_REQUIRED"]);

type Answer = MutationResult & { readonly payload: Payload | null };

/** Shared by the three mutations that sign in. */
export function useSignInAnswer({ onSignedIn, onChallenge }: SignInHandlers) {
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  const settle = async (answer: Promise<Answer>, email: string) => {
    setFailure(null);
    const { payload, ...result } = await answer;
    const refusal = payload?.userErrors.find(({ code }) => !nextSteps.has(code));
    const challenge = payload?.challenge;
    if (challenge?.kind === "NEW_PASSWORD" || challenge?.kind === "MFA") {
      onChallenge({ kind: challenge.kind, session: challenge.session, email });
      if (refusal) setFailure({ kind: "refused", ...toRefusal(refusal) });
    } else if (result.kind !== "done") setFailure(result);
    else if (!payload?.viewer) setFailure({ kind: "failed", requestId: null });
    else {
      setSignedIn(true);
      onSignedIn();
    }
  };
  return { failure, isSignedIn, settle };
}
