import { Lexer, Source, TokenKind } from "graphql";
import type { Random } from "./createRandom.ts";

/** `others` are the tokens of other documents. */
type Mutation = (tokens: string[], random: Random, others: readonly string[][]) => string[];

const hostile = [
  ..."{}()[]:!$@|&=",
  "...",
  "fragment F on Query",
  "...F",
  "query",
  "mutation",
  "subscription",
  "__schema",
  "__typename",
  "__proto__",
  "constructor",
  "@skip(if: true)",
  "@include(if: $none)",
  "@defer",
  '"\\u0000"',
  '"""block"""',
  `"${"x".repeat(2_000)}"`,
  "99999999999999999999",
  "-1",
  "1e309",
  "null",
  "$input",
  "å",
  "\u0000",
  "\u202e",
  "#",
];

const mutations: Mutation[] = [
  (tokens, random) => tokens.toSpliced(random.below(tokens.length), 1 + random.below(4)),
  (tokens, random) => tokens.toSpliced(random.below(tokens.length), 0, random.one(hostile)),
  (tokens, random) => tokens.with(random.below(tokens.length), random.one(hostile)),
  (tokens, random) => tokens.with(random.below(tokens.length), random.one(tokens)),
  (tokens, random, others) => {
    const other = random.one(others);
    const from = random.below(other.length);
    return tokens.toSpliced(random.below(tokens.length), 0, ...other.slice(from, from + 1 + random.below(40)));
  },
  (tokens, random) => {
    const from = random.below(tokens.length);
    const part = tokens.slice(from, from + 1 + random.below(12));
    return tokens.toSpliced(from, 0, ...Array.from({ length: 1 + random.below(60) }, () => part).flat());
  },
  (tokens, random) => {
    const depth = 1 + random.below(40);
    const wrap = (text: string) => Array.from({ length: depth }, () => text);
    return tokens.toSpliced(random.below(tokens.length), 1, ...wrap("company {"), "id", ...wrap("}"));
  },
];

/** Makes up to four changes to one of the documents: removes, inserts, exchanges, repeats, nests or borrows tokens. */
export function mutateDocument(documents: readonly string[][], random: Random): string {
  let tokens = random.one(documents);
  for (let changes = random.below(5); changes > 0 && tokens.length > 0; changes -= 1)
    tokens = random.one(mutations)(tokens, random, documents);
  return tokens.join(" ");
}

export function tokensOf(text: string): string[] {
  const lexer = new Lexer(new Source(text));
  const tokens: string[] = [];
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance())
    tokens.push(text.slice(token.start, token.end));
  return tokens;
}
