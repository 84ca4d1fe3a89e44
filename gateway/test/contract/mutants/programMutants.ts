import type { Interceptor } from "../startProxy.ts";
import { answers, done, type Json, jsonAnswer, type Mutant, on, sends, withSecretOf } from "./Mutant.ts";

const rotated = "rotateProgramSecret: the new secret works, with the one before and none older";
const opens = "createProgram: its token opens what its scopes name, and nothing else";
const revoked = "revokeProgram: the program is gone, and its token and its secret are refused";

type Listed = { data: Json[] };

/** The proxy does not see calls of the user pool's own endpoint, so no mutant changes the pool's answers. */
export const programMutants: Mutant[] = [
  {
    name: "a new program is not listed",
    claim: "createProgram: the program is listed, without its secret",
    field: "data",
    intercept: on(
      "listPrograms",
      answers(() => ({ data: [] })),
    ),
  },
  {
    name: "the list of programs tells secrets",
    claim: "createProgram: the program is listed, without its secret",
    field: "secret",
    intercept: withSecretOf("createProgram", (secret) =>
      on(
        "listPrograms",
        answers<Listed>(({ data }) => ({ data: data.map((program) => ({ ...program, secret })) })),
      ),
    ),
  },
  {
    name: "a program that may read may write",
    claim: opens,
    field: "(status)",
    intercept: asMaker(403, "createProject"),
  },
  {
    name: "a program sees the programs",
    claim: opens,
    field: "(status)",
    intercept: asMaker(403, "listPrograms"),
  },
  {
    name: "every program has every scope",
    claim: opens,
    field: "scopes",
    intercept: on(
      "createProgram",
      sends((body) => ({ ...body, scopes: ["projects:read", "projects:write", "certificates:send"] })),
    ),
  },
  {
    name: "a program's new secret does not work",
    claim: rotated,
    field: "secret",
    intercept: on(
      "rotateProgramSecret",
      answers((made) => ({ ...made, secret: "other" })),
    ),
  },
  {
    name: "a new secret ends the one before at once",
    claim: rotated,
    field: "secret",
    intercept: on("rotateProgramSecret", async (request, forward) => {
      await forward(request);
      return forward(request);
    }),
  },
  {
    name: "a program keeps its secret for ever",
    claim: rotated,
    field: "secret",
    intercept: keepsSecret(),
  },
  {
    name: "a revoked program is still there",
    claim: revoked,
    field: "data",
    intercept: on("revokeProgram", done),
  },
  {
    name: "the token of a revoked program works on",
    claim: revoked,
    field: "(token)",
    intercept: asMaker(401, "listProjects"),
  },
];

/** Sends a refused program's request with the token of the program's creator. */
function asMaker(status: number, operation: string): Interceptor {
  let authorization = "";
  return async (request, forward) => {
    if (request.operation === "createProgram") authorization = request.headers.authorization ?? "";
    const answer = await forward(request);
    const isRefused = answer.status === status && request.operation === operation;
    return isRefused ? forward({ ...request, headers: { ...request.headers, authorization } }) : answer;
  };
}

/** Answers with a program's first secret when the program gets a new secret. */
function keepsSecret(): Interceptor {
  let made = {};
  return async (request, forward) => {
    if (request.operation === "rotateProgramSecret") return jsonAnswer(200, made);
    const answer = await forward(request);
    if (request.operation === "createProgram") made = JSON.parse(answer.text);
    return answer;
  };
}
