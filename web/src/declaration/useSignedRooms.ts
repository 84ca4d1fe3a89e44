import { useState } from "react";
import { useDeclaration } from "./useDeclaration.ts";
import type { SigningFailure } from "./useSignedFinish.ts";

const maxAtOnce = 100;

export type RoomsSigning = { failure: SigningFailure | null; canSign: boolean };

/** One touch of the passkey signs up to a hundred installations. */
export function useSignedRooms() {
  const { prepare, sign, isPreparing, isSigning } = useDeclaration();
  const [signing, setSigning] = useState<RoomsSigning>({ failure: null, canSign: true });
  /** True if all are signed, or if the person has no passkey and declares by a checkbox. */
  const signAll = async (ids: readonly string[]): Promise<boolean> => {
    setSigning({ ...signing, failure: null });
    for (let start = 0; start < ids.length; start += maxAtOnce) {
      const { prepared, failure } = await prepare(ids.slice(start, start + maxAtOnce));
      const result = prepared?.canSign ? await sign(prepared) : failure;
      if (prepared?.canSign === false) {
        setSigning({ failure: null, canSign: false });
        return true;
      }
      if (result !== "signed") {
        setSigning({ ...signing, failure: result });
        return false;
      }
    }
    return true;
  };
  return { signing, isSigning: isSigning || isPreparing, signAll };
}
