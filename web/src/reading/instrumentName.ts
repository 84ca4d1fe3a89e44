export type NamedInstrument = { readonly number: number; readonly maker: string; readonly model: string };

export const instrumentName = ({ number, maker, model }: NamedInstrument) => `M${number} ${maker} ${model}`;

export type Calibrated = { readonly calibrations: readonly { readonly validUntil: string }[] };

/** The last day of the latest calibration if it ended before `day`, else null. Days look like `2026-01-31`. */
export function calibrationEnd({ calibrations }: Calibrated, day: string): string | null {
  const end = calibrations.at(-1)?.validUntil;
  return end !== undefined && end < day ? end : null;
}
