import { randomBytes } from "node:crypto";

/** Crockford's base32: no I, L, O or U, because people mistake them for other characters. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 40;

/** A code of 200 random bits that can be typed from paper. */
export function createPrintedCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** Turns a typed code into its stored form. Older codes have another length and stay unchanged. */
export function parseCode(typed: string): string {
  const letters = typed.replaceAll("-", "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter)) ? letters : typed;
}
