import { useEffect, useState } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { type Prepared, useDeclaration } from "./useDeclaration.ts";

export type SigningFailure = "canceled" | MutationFailure;

/** The declaration about one installation, which is prepared while `isAccepted`. */
export function useSignedFinish(installationId: string, isAccepted: boolean) {
  const { prepare, sign, isSigning } = useDeclaration();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [failure, setFailure] = useState<SigningFailure | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round prepares anew
  useEffect(() => {
    if (!isAccepted) return;
    let isCurrent = true;
    void prepare([installationId]).then((answer) => {
      if (!isCurrent) return;
      setPrepared(answer.prepared);
      if (answer.failure) setFailure(answer.failure);
    });
    return () => {
      isCurrent = false;
      setPrepared(null);
    };
  }, [isAccepted, installationId, prepare, round]);
  /** True if the declaration was signed. */
  const signNow = async (): Promise<boolean> => {
    if (!prepared) return false;
    setFailure(null);
    const result = await sign(prepared);
    if (result === "signed") return true;
    setFailure(result);
    if (result !== "canceled") setRound(round + 1);
    return false;
  };
  return { prepared, failure, isSigning, signNow };
}
