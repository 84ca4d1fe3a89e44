import { useState } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useSetLogo } from "./useSetLogo.ts";

/** Removes the company's logo and brings it back while its file is still known. */
export function useLogoRemoval(logo: string | null) {
  const { setLogo, isSetting } = useSetLogo();
  const [removed, setRemoved] = useState<string | null>(null);
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const change = async (url: string | null) => {
    setProblem(null);
    const outcome = await setLogo({ url });
    if (outcome.kind === "done") setRemoved(url === null ? logo : null);
    else setProblem(outcome);
  };
  const forget = () => {
    setRemoved(null);
    setProblem(null);
  };
  return {
    canRestore: removed !== null,
    problem,
    isSetting,
    remove: () => void change(null),
    restore: () => void change(removed),
    forget,
  };
}
