import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isInstrumentFileState } from "../navigation/instrumentFileState.ts";

/** `key` changes with each choice, even of the same file. */
type Chosen = { key: number; file: File; instrumentId: string | null };

/** The instrument's file that is being read. A person chooses it in the grid or on the page of instruments. */
export function useChosenFile(closePreview: () => void) {
  const { state } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    isInstrumentFileState(state) ? { key: 0, file: state.instrumentFile, instrumentId: state.instrumentId } : null,
  );
  // A reload would read the file again if the file stayed in the history state.
  useEffect(() => {
    if (isInstrumentFileState(state)) window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [state]);
  return {
    chosen,
    choose: (file: File) => setChosen((before) => ({ key: (before?.key ?? 0) + 1, file, instrumentId: null })),
    closeFile: () => {
      setChosen(null);
      closePreview();
    },
  };
}
