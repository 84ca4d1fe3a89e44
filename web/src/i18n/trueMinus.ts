/** Replaces hyphens, which some languages use as minus sign, by the true minus sign. */
export const trueMinus = (number: string) => number.replaceAll("-", "\u2212");
