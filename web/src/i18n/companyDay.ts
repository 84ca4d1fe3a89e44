const zones: Record<string, string> = {
  SE: "Europe/Stockholm",
  NO: "Europe/Oslo",
  FI: "Europe/Helsinki",
  DK: "Europe/Copenhagen",
  DE: "Europe/Berlin",
};

/** The time zone in which a company's days begin and end. */
export const companyZone = (country: string | undefined): string => zones[country ?? ""] ?? "UTC";

/** Today's day there, year-month-day. */
export const todayIn = (timeZone: string): string => new Date().toLocaleDateString("sv-SE", { timeZone });
