/** Writes the time in the camera's own time zone: `2026-01-31 12:00, UTC+01:00`. */
export function writtenTime(takenAt: string): string {
  const zone = takenAt.slice("2026-01-31T12:00:00".length);
  const time = takenAt.slice(0, "2026-01-31T12:00".length).replace("T", " ");
  return zone ? `${time}, UTC${zone === "Z" ? "" : zone}` : time;
}
