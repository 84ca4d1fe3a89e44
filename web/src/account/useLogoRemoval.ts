import { useState } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useSetLogo } from "./useSetLogo.ts";

/** Removes the logo. This can be undone until the page is left, because only the page remembers the removed file. */
export function useLogoRemoval(logo: string | null) {
  const { setLogo, isSetting } = useSetLogo();
  const [removed, setRemoved] = useState<string | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const change = async (url: string | null) => {
    setFailure(null);
    const result = await setLogo({ url });
    if (result.kind === "done") setRemoved(url === null ? logo : null);
    else setFailure(result);
  };
  const forget = () => {
    setRemoved(null);
    setFailure(null);
  };
  return {
    canRestore: removed !== null,
    failure,
    isSetting,
    remove: () => void change(null),
    restore: () => void change(removed),
    forget,
  };
}
