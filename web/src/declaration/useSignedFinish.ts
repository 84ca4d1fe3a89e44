import { useEffect, useRef, useState } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { findChange, type ValueChange } from "./findChange.ts";
import { type Prepared, useDeclaration } from "./useDeclaration.ts";

export type SigningFailure = "canceled" | MutationFailure;

// The service accepts a signature for ten minutes. One minute remains for finishing the installation.
const usableMs = 9 * 60_000;

/** Prepares the declaration about one installation once `isAccepted` is true. */
export function useSignedFinish(installationId: string, isAccepted: boolean) {
  const { prepare, sign, isSigning } = useDeclaration();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [failure, setFailure] = useState<SigningFailure | null>(null);
  const [change, setChange] = useState<ValueChange | null>(null);
  const [round, setRound] = useState(0);
  const refusedRecord = useRef<string | null>(null);
  const signed = useRef({ id: "", at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round prepares anew
  useEffect(() => {
    if (!isAccepted) return;
    let isCurrent = true;
    void prepare([installationId]).then((answer) => {
      if (!isCurrent) return;
      setPrepared(answer.prepared);
      if (answer.failure) setFailure(answer.failure);
      else if (refusedRecord.current !== null) setChange(findChange(refusedRecord.current, answer.prepared.record));
      refusedRecord.current = null;
    });
    return () => {
      isCurrent = false;
      setPrepared(null);
    };
  }, [isAccepted, installationId, prepare, round]);
  /** Shows why nothing was finished, and prepares the declaration again. */
  const renew = (reason: MutationFailure) => {
    const isChanged = reason.kind === "refused" && reason.code === "RECORD_CHANGED";
    refusedRecord.current = isChanged ? (prepared?.record ?? null) : null;
    setFailure(reason);
    setRound((before) => before + 1);
  };
  /** True if the declaration is signed. An earlier signature is used again if finishing failed after it. */
  const signNow = async (): Promise<boolean> => {
    if (!prepared) return false;
    setFailure(null);
    setChange(null);
    if (signed.current.id === prepared.id && Date.now() - signed.current.at < usableMs) return true;
    const result = await sign(prepared);
    if (result === "canceled") setFailure(result);
    else if (result !== "signed") renew(result);
    else signed.current = { id: prepared.id, at: Date.now() };
    return result === "signed";
  };
  return { prepared, failure, change, isSigning, signNow, renew };
}
