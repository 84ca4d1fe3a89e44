import { compactNumber, isGtin } from "../scan/gtin.ts";

type Numbered = {
  readonly articleNumber: string;
  readonly snro?: string | null;
  readonly elNumber?: string | null;
  readonly gtin?: string | null;
};

export function exactMatch<T extends Numbered>(products: readonly T[], number: string): T | null {
  const matches = products.filter((product) => hasNumber(product, number));
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

function hasNumber({ articleNumber, snro, elNumber, gtin }: Numbered, number: string): boolean {
  const wanted = numberKey(number);
  if (gtin && isGtin(wanted) && withoutZeros(gtin) === withoutZeros(wanted)) return true;
  return [articleNumber, snro, elNumber].some((own) => own && numberKey(own) === wanted);
}

/** Removes the prefix that names the kind of number. The search ignores this prefix, too. */
const numberKey = (number: string) => compactNumber(number).replace(/^(E|EL|SNRO)(?=\d)/, "");

const withoutZeros = (gtin: string) => gtin.replace(/^0+/, "");
