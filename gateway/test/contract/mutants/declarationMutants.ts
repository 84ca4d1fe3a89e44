import type { Interceptor } from "../startProxy.ts";
import { answers, insteadOfRefusal, type Json, type Mutant, on, pretends, sends } from "./Mutant.ts";

export const declarationMutants: Mutant[] = [
  {
    name: "a removed record of a country stays",
    claim: "updateCompany: the record of a country is read back, and null removes it",
    field: "nationalRecord",
    intercept: keepsRecord(),
  },
  {
    name: "a confirmation of standards is forgotten",
    claim: "confirmStandards: a confirmed list has its person and time, until it is taken back",
    field: "standards",
    intercept: on(
      "confirmStandards",
      sends((body) => ({ ...body, confirmed: false })),
    ),
  },
  {
    name: "a passkey is listed under another name",
    claim: "addPasskey: the passkey is listed under the name of its options",
    field: "data.0.name",
    intercept: on(
      "listPasskeys",
      answers<{ data: Json[] }>(({ data }) => ({ data: data.map((row) => ({ ...row, name: "Other" })) })),
    ),
  },
  {
    name: "a removed passkey stays",
    claim: "removePasskey: the passkey is gone",
    field: "data.length",
    intercept: on("removePasskey", async () => ({ status: 204, headers: {}, text: "" })),
  },
  {
    name: "a challenge is of something else",
    claim: "prepareDeclaration: the challenge is the SHA-256 of nonce and record",
    field: "challenge",
    intercept: on(
      "prepareDeclaration",
      answers(({ nonce, ...rest }) => ({ ...rest, nonce, challenge: nonce })),
    ),
  },
  {
    name: "a declaration is read with another nonce",
    claim: "getDeclaration: a declaration is read as it was prepared",
    field: "nonce",
    intercept: on(
      "getDeclaration",
      answers(({ challenge, ...rest }) => ({ ...rest, challenge, nonce: challenge })),
    ),
  },
  {
    name: "a challenge is signed twice",
    claim: "signDeclaration: a challenge is signed once, and the room is finished with it",
    field: "(status)",
    intercept: on(
      "signDeclaration",
      insteadOfRefusal(pretends({ path: (path) => path.replace(/\/sign$/, ""), given: { response: undefined } })),
    ),
  },
];

/** Answers with the last record that was read. */
function keepsRecord(): Interceptor {
  let kept: unknown = null;
  return on(
    "getCompany",
    answers(({ nationalRecord, ...company }) => {
      kept = nationalRecord ?? kept;
      return { ...company, nationalRecord: kept };
    }),
  );
}
