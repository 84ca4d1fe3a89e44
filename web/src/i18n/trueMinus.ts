/** A number as it is shown has a minus sign in every language; some of them write a hyphen in its place. */
export const trueMinus = (number: string) => number.replaceAll("-", "\u2212");
