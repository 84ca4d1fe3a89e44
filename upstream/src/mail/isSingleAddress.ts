// No blanks, control characters or list separators: nothing that could add a header or a recipient. Printable ASCII
// in the domain and any letters before the sign, as the contract's Email allows.
const singleAddress = /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\".]+(\.[^\s\p{Cc}@,;:<>()[\]\\".]+)+$/u;

export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && singleAddress.test(text);
}
