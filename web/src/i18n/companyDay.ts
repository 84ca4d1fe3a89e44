const zones: Record<string, string> = {
  SE: "Europe/Stockholm",
  NO: "Europe/Oslo",
  FI: "Europe/Helsinki",
  DK: "Europe/Copenhagen",
  DE: "Europe/Berlin",
};

/** A company's days begin at midnight in this time zone. */
export const companyZone = (country: string | undefined): string => zones[country ?? ""] ?? "UTC";

/** The current day in the time zone, such as `2026-01-31`. */
export const todayIn = (timeZone: string): string => new Date().toLocaleDateString("sv-SE", { timeZone });
