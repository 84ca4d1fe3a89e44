import { request } from "undici";
import type { Rest } from "../../src/rest/client.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import type { Answer } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { newProject } from "../sampleData.ts";
import { demand, demandEqual, demandFields, demandRefusal } from "./expectations.ts";

const reader = { name: "Contract test", scopes: ["projects:read" as const] };
const page = { archived: false, skip: 0, take: 1 };

type Made = Answer<"createProgram">;

async function withProgram(
  { rest, saw }: CaseContext,
  run: (made: Made & { rest: Rest }) => Promise<void>,
): Promise<void> {
  const endsOn = new Date().toISOString().slice(0, 10);
  const own = await rest.call("createProgram", { body: { ...reader, endsOn } }).catch((error: unknown) => {
    const isFull = error instanceof RestProblem && error.problem?.code === "TOO_MANY_PROGRAMS";
    throw isFull ? new SkippedError("the company has as many programs as it may have") : error;
  });
  saw(1);
  try {
    await run({ ...own, rest });
  } finally {
    // The case may have revoked the program.
    await rest.call("revokeProgram", { programId: own.program.id }).catch(() => {});
  }
}

type Credentials = { id: string; secret: string };

/** Null if the user pool refuses the program. */
async function askToken({ tokenUrl }: CaseContext, { id, secret }: Credentials): Promise<string | null> {
  if (!tokenUrl) throw new SkippedError("set TOKEN_URL to try it");
  const { body } = await request(tokenUrl, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  return ((await body.json()) as { access_token?: string }).access_token ?? null;
}

/** A new program's first token. In a deployed pool the operator must first create an app client. */
async function firstToken(context: CaseContext, credentials: Credentials): Promise<string> {
  const token = await askToken(context, credentials);
  if (!token) throw new SkippedError("the pool gives no token to a program that was just made");
  return token;
}

async function demandToken(context: CaseContext, credentials: Credentials, why: string): Promise<void> {
  demand((await askToken(context, credentials)) !== null, "secret", `a token, ${why}`, "none");
}

/** The run's account must be an owner, because only owners manage programs. */
export const programCases: BehaviourCase[] = [
  {
    operation: "createProgram",
    claim: "the program is listed, without its secret",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withProgram(context, async ({ program, secret, rest }) => {
        const { data } = await rest.call("listPrograms", {});
        const read = data.find(({ id }) => id === program.id);
        demand(read !== undefined, "data", "the program that was made", "not among the programs");
        demandFields(read ?? {}, { ...reader, endsOn: program.endsOn }, "as it was made");
        demand(!JSON.stringify(data).includes(secret), "secret", "told once, when it is made", "the secret again");
      }),
  },
  {
    operation: "createProgram",
    claim: "its token opens what its scopes name, and nothing else",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const companyId = context.fixtures.get("companyId");
      await withProgram(context, async ({ program: { id }, secret }) => {
        const asProgram = context.restAs(await firstToken(context, { id, secret }));
        const { program, ...token } = await asProgram.call("getToken", {});
        demandFields(token, { companyId, userId: null, scopes: reader.scopes }, "of the token");
        demandEqual(program?.id, id, "program.id", "of the token");
        context.saw((await asProgram.call("listProjects", { companyId, query: page })).data.length);
        const made = asProgram.call("createProject", { companyId, body: newProject });
        await demandRefusal(made, { statuses: [403], why: "as the program may only read" });
        await demandRefusal(asProgram.call("listPrograms", {}), { statuses: [403], why: "as no scope opens programs" });
      });
    },
  },
  {
    operation: "rotateProgramSecret",
    claim: "the new secret works, with the one before and none older",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      await withProgram(context, async ({ program: { id }, secret: first }) => {
        await firstToken(context, { id, secret: first });
        const { secret: second } = await context.rest.call("rotateProgramSecret", { programId: id });
        await demandToken(context, { id, secret: second }, "as it is the program's secret");
        await demandToken(context, { id, secret: first }, "as it was the secret until now");
        const { secret: third } = await context.rest.call("rotateProgramSecret", { programId: id });
        await demandToken(context, { id, secret: third }, "as it is the program's secret");
        const old = await askToken(context, { id, secret: first });
        demand(old === null, "secret", "no token for the secret before the last", "a token");
      });
    },
  },
  {
    operation: "revokeProgram",
    claim: "the program is gone, and its token and its secret are refused",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, fixtures } = context;
      await withProgram(context, async ({ program: { id }, secret }) => {
        const asProgram = context.restAs(await firstToken(context, { id, secret }));
        await asProgram.call("listProjects", { companyId: fixtures.get("companyId"), query: page });
        await rest.call("revokeProgram", { programId: id });
        const listed = (await rest.call("listPrograms", {})).data.some((program) => program.id === id);
        demand(!listed, "data", "the others", "the program that was revoked");
        const read = asProgram.call("listProjects", { companyId: fixtures.get("companyId"), query: page });
        await demandRefusal(read, { statuses: [401], field: "(token)", why: "as its program was revoked" });
        const token = await askToken(context, { id, secret });
        demand(token === null, "secret", "no token for a revoked program", "a token");
      });
    },
  },
];
