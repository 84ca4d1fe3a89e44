/** A number with a minus sign, since some languages format it with a hyphen. */
export const trueMinus = (number: string) => number.replaceAll("-", "\u2212");
