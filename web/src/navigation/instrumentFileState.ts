/** History state that hands a chosen file of an instrument to a project's measuring grid. */
export type InstrumentFileState = { instrumentFile: File; instrumentId: string };

export const isInstrumentFileState = (state: unknown): state is InstrumentFileState =>
  typeof state === "object" && state !== null && "instrumentFile" in state && state.instrumentFile instanceof File;
