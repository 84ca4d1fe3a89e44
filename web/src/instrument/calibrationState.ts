const dayMs = 86_400_000;
const noticeDays = 30;

export type CalibrationState = {
  name: "valid" | "ending" | "ended" | "unknown";
  /** Days until the calibration ends, or since it ended. */
  days: number;
};

/** @param today such as `2026-01-31` */
export function calibrationState(last: { validUntil: string } | undefined, today: string): CalibrationState {
  if (!last) return { name: "unknown", days: 0 };
  const left = Math.round((Date.parse(last.validUntil) - Date.parse(today)) / dayMs);
  if (left < 0) return { name: "ended", days: -left };
  return { name: left <= noticeDays ? "ending" : "valid", days: left };
}
