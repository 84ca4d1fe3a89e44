import { answers, type Json, type Mutant, on } from "./Mutant.ts";

const claim = "createUploadParts: a file that arrived in parts lacks none, and the joined file has arrived";

let first: unknown;

export const uploadMutants: Mutant[] = [
  {
    name: "parts that arrived are requested again",
    claim,
    field: "parts",
    intercept: on(
      "createUploadParts",
      answers(({ parts, ...rest }: Json) => {
        first ??= parts;
        return { ...rest, parts: first };
      }),
    ),
  },
  {
    name: "a joined file can be joined again",
    claim,
    field: "joinUrl",
    intercept: on(
      "createUploadParts",
      answers((links) => ({ ...links, joinUrl: links.joinUrl ?? "https://files.example/join" })),
    ),
  },
];
