const pattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
const mostCharacters = 254;

/** Text, at, text, dot, text; one address without blanks, as the REST contract takes it. */
export function isEmail(text: string): boolean {
  return text.length <= mostCharacters && pattern.test(text);
}
