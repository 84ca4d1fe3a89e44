import { type Detail, validationFailed } from "../errors.ts";

export function projectDates(dates: { startDate: string; endDate?: string | null }): { start: Date; end: Date | null } {
  const start = new Date(dates.startDate);
  const end = dates.endDate == null ? null : new Date(dates.endDate);
  const faults: Detail[] = [];
  if (!isStorable(start)) faults.push(fault("startDate", "FIELD_FORMAT", "The start date is not a date."));
  if (end && !isStorable(end)) faults.push(fault("endDate", "FIELD_FORMAT", "The end date is not a date."));
  if (end && end < start)
    faults.push(fault("endDate", "END_BEFORE_START", "The end date must be after the start date."));
  if (faults.length > 0) throw validationFailed(faults);
  return { start, end };
}

function isStorable(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9999;
}

function fault(field: string, code: string, message: string): Detail {
  return { field, code, message };
}
