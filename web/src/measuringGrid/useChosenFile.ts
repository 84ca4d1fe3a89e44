import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isInstrumentFileState } from "../navigation/instrumentFileState.ts";

/** `key` tells one choice from the next. */
type Chosen = { key: number; file: File; instrumentId: string | null };

/** The file of an instrument that is being read, chosen here or on the page of the instruments. */
export function useChosenFile(closePreview: () => void) {
  const { state } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    isInstrumentFileState(state) ? { key: 0, file: state.instrumentFile, instrumentId: state.instrumentId } : null,
  );
  // Without this, a reload would read the file again.
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
