import { useEffect } from "react";
import { useLocation } from "react-router";
import { isKeptFile } from "../keptFile.ts";

/** Checks the stored PDF that a certificate's page passed to this page. Nothing happens if it cannot be fetched. */
export function useKeptFile(check: (file: File) => void): void {
  const { state } = useLocation();
  useEffect(() => {
    if (!isKeptFile(state)) return;
    const aborted = new AbortController();
    const fetchFile = async () => {
      const answer = await fetch(state.url, { signal: aborted.signal });
      if (answer.ok) check(new File([await answer.blob()], state.name));
    };
    fetchFile().catch(() => undefined);
    return () => aborted.abort();
  }, [state, check]);
}
