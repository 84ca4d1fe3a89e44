import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const token = {
  companyId: "company-1",
  userId: null,
  program: { id: "nightly", name: "Ekonomi", endsOn: "2027-01-31" },
  scopes: ["projects:read"],
  expiresAt: "2026-12-01T12:00:00.000Z",
};
const company = { id: "company-1", name: "Nordgolv El AB" };
const row = {
  id: "nightly",
  name: "Ekonomi",
  scopes: ["certificates:send", "projects:read", "of a newer service"],
  scope: "warranty/projects:read warranty/certificates:send",
  endsOn: "2027-01-31",
  createdAt: "2026-11-01T12:00:00.000Z",
  lastUsedAt: null,
  responsible: { id: "user-1", name: "Maja Lindgren" },
};

let stack: FaultStack;
let answers: Record<string, { status: number; body: object }>;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "", method }, response) => {
    const found = answers[`${method} ${url}`] ?? { status: 404, body: { code: "NOT_FOUND" } };
    answer(response, found.status, found.body);
  };
});
beforeEach(() => {
  answers = {
    "GET /v1/token": { status: 200, body: token },
    "GET /v1/company": { status: 200, body: company },
    "GET /v1/user/user-1": {
      status: 200,
      body: { id: "user-1", email: "a@b.example", companyId: "company-1", role: "owner" },
    },
    "GET /v1/programs": { status: 200, body: { data: [row] } },
    "POST /v1/programs": { status: 201, body: { program: row, secret: "s3cret" } },
    "POST /v1/programs/nightly/secret": { status: 200, body: { program: row, secret: "n3w" } },
  };
});
afterAll(() => stack.close());

const programToken = (client = "nightly") => stack.pool.accessToken({ sub: client, client_id: client });

async function ask<T>(query: string, variables: object = {}, bearer = programToken()) {
  stack.takeRequests();
  return createCaller(stack.url).send<T>(query, variables, { authorization: `Bearer ${bearer}` });
}

describe("a program's token", () => {
  test("has no viewer, and leads to its company by `program`", async () => {
    const { data, errors } = await ask(
      "{ viewer { email } program { programId name scopes endsOn tokenExpiresAt company { companyId name viewerCanEdit } } }",
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: null,
      program: {
        programId: "nightly",
        name: "Ekonomi",
        scopes: ["PROJECTS_READ"],
        endsOn: "2027-01-31",
        tokenExpiresAt: token.expiresAt,
        company: { companyId: "company-1", name: company.name, viewerCanEdit: false },
      },
    });
    expect(stack.takeRequests()).toEqual(["GET v1/token", "GET v1/company"]);
    expect(stack.pool.takeCalls()).toEqual([]);
  });

  test("is asked about once for operations at the same time and soon after", async () => {
    const bearer = programToken();
    const query = "{ program { name } }";
    const sent = [1, 2, 3].map(() => createCaller(stack.url).send(query, {}, { authorization: `Bearer ${bearer}` }));
    await Promise.all(sent);
    await ask(query, {}, bearer);
    expect(stack.takeRequests()).toEqual([]);
  });

  test.each([401, 403, 404])(
    "is refused with 401 when the service answers %d, as one that it does not know",
    async (status) => {
      answers["GET /v1/token"] = { status, body: { code: "UNAUTHENTICATED" } };
      const refused = await ask("{ links(language: sv) { support } }");
      expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
      expect(stack.takeRequests()).toEqual(["GET v1/token"]);
    },
  );

  test("is no user's of another app client, whom the service would not be asked about", async () => {
    const refused = await ask("{ program { name } }", {}, stack.pool.accessToken({ client_id: "nightly" }));
    expect(refused.status).toBe(401);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("is refused with 503 while the service does not answer, and not remembered", async () => {
    const bearer = programToken();
    answers["GET /v1/token"] = { status: 500, body: {} };
    expect((await ask("{ program { name } }", {}, bearer)).status).toBe(503);
    answers["GET /v1/token"] = { status: 200, body: token };
    expect((await ask("{ program { name } }", {}, bearer)).status).toBe(200);
  });

  test("is no session in a cookie", async () => {
    const caller = createCaller(stack.url, [
      ["accessToken", programToken()],
      ["userId", "nightly"],
    ]);
    const { data } = await caller.send("{ viewer { email } }");
    expect(data).toEqual({ viewer: null });
    expect([...caller.cookies.keys()]).toEqual([]);
  });
});

describe("an owner", () => {
  const own = (query: string, variables: object = {}) => ask(query, variables, stack.pool.accessToken());
  const input = { name: " Ekonomi ", scopes: ["PROJECTS_READ", "CERTIFICATES_SEND"], endsOn: "2027-01-31" };
  const create =
    "mutation($input: CreateProgramInput!) { createProgram(input: $input) { program { programId scopes scope responsibleName } secret company { programs { name lastUsedAt } } userErrors { code field } } }";

  test("makes a program, whose secret is told once, and sees it in the list", async () => {
    const { data, errors } = await own(create, { input });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createProgram: {
        program: {
          programId: "nightly",
          scopes: ["PROJECTS_READ", "CERTIFICATES_SEND"],
          scope: row.scope,
          responsibleName: "Maja Lindgren",
        },
        secret: "s3cret",
        company: { programs: [{ name: "Ekonomi", lastUsedAt: null }] },
        userErrors: [],
      },
    });
    expect(stack.takeRequests()).toEqual(["POST v1/programs", "GET v1/user/user-1", "GET v1/programs"]);
  });

  test("is told what is wrong before the service is asked", async () => {
    const { data } = await own(create, { input: { ...input, name: " ", scopes: [] } });
    const userErrors = [
      { code: "NAME_REQUIRED", field: "name" },
      { code: "VALUE_INVALID", field: "scopes" },
    ];
    expect(data).toMatchObject({ createProgram: { program: null, secret: null, userErrors } });
    expect(stack.takeRequests()).toEqual([]);
  });

  test.each([
    [
      "END",
      { status: 400, body: { code: "VALIDATION_FAILED", details: [{ field: "endsOn", code: "FIELD_INVALID" }] } },
      "DATE_INVALID",
    ],
    ["NUMBER", { status: 409, body: { code: "TOO_MANY_PROGRAMS", message: "" } }, "TOO_MANY_PROGRAMS"],
    ["ROLE", { status: 403, body: { code: "OWNER_ONLY", message: "" } }, "NOT_ALLOWED"],
  ])("is told why the service refused: %s", async (_, refusal, code) => {
    answers["POST /v1/programs"] = refusal;
    const { data } = await own(create, { input });
    expect(data).toMatchObject({ createProgram: { program: null, userErrors: [{ code }] } });
  });

  test("gives a program another secret, and revokes it", async () => {
    answers["DELETE /v1/programs/nightly"] = { status: 204, body: {} };
    const { data } = await own(
      'mutation { rotateProgramSecret(input: { programId: "nightly" }) { secret userErrors { code } } revokeProgram(input: { programId: "nightly" }) { company { companyId } userErrors { code } } }',
    );
    expect(data).toEqual({
      rotateProgramSecret: { secret: "n3w", userErrors: [] },
      revokeProgram: { company: { companyId: "company-1" }, userErrors: [] },
    });
  });
});

test("others than owners get null for the programs", async () => {
  answers["GET /v1/programs"] = { status: 403, body: { code: "OWNER_ONLY" } };
  const { data, errors } = await ask("{ program { company { programs { name } viewerCanManagePrograms } } }");
  expect([data, errors]).toEqual([
    { program: { company: { programs: null, viewerCanManagePrograms: false } } },
    undefined,
  ]);
});
