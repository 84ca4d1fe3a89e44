// The modules of each digit left of the middle, in odd parity (GS1 General Specifications, 5.2.1). The codes for even
// parity and the right side are derived from these.
const odd = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
const inverted = (modules: string) => [...modules].map((module) => (module === "1" ? "0" : "1")).join("");
const reversed = (modules: string) => [...modules].reverse().join("");
const right = (digit: number) => inverted(odd[digit] ?? "");
const even = (digit: number) => reversed(right(digit));
const parities = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"];

/** The modules of an EAN-13, dark as 1 and light as 0. */
export function barcode(ean: string): string {
  const [first = 0, ...digits] = [...ean].map(Number);
  const parity = parities[first] ?? "";
  const left = digits.slice(0, 6).map((digit, index) => (parity[index] === "G" ? even(digit) : odd[digit]));
  return ["101", ...left, "01010", ...digits.slice(6).map(right), "101"].join("");
}
