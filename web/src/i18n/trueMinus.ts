/** Some languages format a minus as a hyphen. */
export const trueMinus = (number: string) => number.replaceAll("-", "\u2212");
