import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, type Stack, startFaultStack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test("only an admin says whether people sign their declarations", async () => {
  const [owner, office] = await Promise.all(
    ["owner@nordgolv.example", "office@nordgolv.example"].map(async (email) =>
      createMutator(stack, await signInAs(stack, email)),
    ),
  );
  const set = (by: typeof owner, isOn: boolean) =>
    by?.<{ company: { signsDeclarations: boolean } | null }>(
      "setSignsDeclarations",
      { isOn },
      "company { signsDeclarations }",
    );
  const refused = await set(office, true);
  expect([refused?.payload.company, refused?.codes]).toEqual([null, [["NOT_ALLOWED", null]]]);
  const stored = await set(owner, true);
  expect([stored?.payload.company, stored?.codes]).toEqual([{ signsDeclarations: true }, []]);
});

describe("with a service that answers as it is told", () => {
  const passkeyId = toGlobalId("Passkey", "k1");
  const room = { id: "i1", declaration: { state: "TICKED", by: null, at: "2026-11-18T12:05:00.000Z" } };
  let told: FaultStack;
  beforeAll(async () => {
    told = await startFaultStack();
    told.rest.handler = ({ url = "", method }, response) => {
      if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
      if (url.includes("/installation/")) return answer(response, 200, room);
      if (method === "GET") return answer(response, 200, { data: [{ id: "k1", name: "Phone" }] });
      answer(response, 409, { code: "VERSION_CONFLICT", message: "Changed", requestId: "r" });
    };
  });
  afterAll(() => told.close());

  async function ask(query: string) {
    told.takeRequests();
    const authorization = `Bearer ${told.pool.accessToken()}`;
    const { data, errors } = await createCaller(told.url).send(query, {}, { authorization });
    return { data, errors, requests: told.takeRequests() };
  }

  test("has no passkeys without the feature, and is not asked for them", async () => {
    const query = "{ viewer { passkeys { name } } }";
    expect((await ask(query)).data).toEqual({ viewer: { passkeys: [{ name: "Phone" }] } });
    told.rest.lacking.add("declarations");
    const { data, requests } = await ask(query);
    told.rest.lacking.delete("declarations");
    expect(data).toEqual({ viewer: { passkeys: null } });
    expect(requests.filter((request) => request.includes("passkeys"))).toEqual([]);
  });

  test("gives no user beside a passkey that was neither added nor removed", async () => {
    const userErrors = [{ code: "CONFLICT" }];
    const added =
      'mutation { addPasskey(input: { response: "{}" }) { passkey { id } user { id } userErrors { code } } }';
    expect((await ask(added)).data).toEqual({ addPasskey: { passkey: null, user: null, userErrors } });
    const removed = `mutation { removePasskey(input: { passkeyId: "${passkeyId}" }) { user { id } userErrors { code } } }`;
    expect((await ask(removed)).data).toEqual({ removePasskey: { user: null, userErrors } });
  });

  test("is not asked for the proof of a declaration that was not signed", async () => {
    const asked =
      'installation(projectId: "p1", installationId: "i1") { declaration { state declaredBy proof { id } } }';
    const { data, errors, requests } = await ask(`{ ${asked} }`);
    expect([data, errors]).toEqual([
      { installation: { declaration: { state: "TICKED", declaredBy: null, proof: null } } },
      undefined,
    ]);
    expect(requests.filter((request) => request.includes("declarations"))).toEqual([]);
  });
});
