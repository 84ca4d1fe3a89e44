import { describe, expect, test } from "@jest/globals";
import { caught, input, pauses, project, sent, start } from "./startClient.ts";
import type { Reply } from "./startStub.ts";

describe("a mutation", () => {
  test("waits for the first request with its key", async () => {
    const running = {
      createProject: { project: null, userErrors: [{ code: "IDEMPOTENCY_RUNNING", message: "Wait." }] },
    };
    const client = await start([{ body: { data: running } }, { body: project }]);
    expect(await client.change("createProject", input, "project { id }")).toEqual(project.data.createProject);
    expect(pauses).toHaveLength(1);
  });

  const roomOf = (installation: object | null, code?: string) => ({
    data: {
      createInstallations: {
        results: [null, { installation, userErrors: code ? [{ code, message: "Wait." }] : [] }],
        userErrors: [],
      },
    },
  });
  const rooms = { folderId: "F", installations: [{ title: "Hall", installerId: "U" }] };

  test("for many waits for the first request with its key, whatever was selected", async () => {
    const body = roomOf(null, "IDEMPOTENCY_RUNNING");
    const client = await start([{ body }, { body: roomOf({ id: "I" }) }]);
    const payload = await client.change("createInstallations", rooms, "folder { id }");
    expect(payload.results?.[1]?.installation).toEqual({ id: "I" });
    const [first, second] = sent();
    expect(first?.body).toContain("results { userErrors { code path message } }");
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  });

  test("that is none may have anything by the names of a bulk payload", async () => {
    const data = { program: { results: { userErrors: null }, userErrors: null } };
    const client = await start([{ body: { data } }]);
    expect(await client.ask("{ program { results: company { userErrors: city } userErrors: name } }")).toEqual(data);
  });

  test.each<[string, Reply]>([
    ["runs still", { body: roomOf(null, "IDEMPOTENCY_RUNNING") }],
    ["lost its answer", { isLost: true }],
    [
      "is refused",
      { body: { data: { createInstallations: { results: [], userErrors: [{ code: "VALUE_INVALID" }] } } } },
    ],
  ])("that %s tells the key to send it again with", async (_, reply) => {
    const client = await start(() => reply, { maxAttempts: 2 });
    const error = await caught(client.change("createInstallations", rooms, "folder { id }"));
    expect(error.idempotencyKey).toBe(sent().at(-1)?.headers["idempotency-key"]);
  });

  test("that is refused tells each mistake with its path, and what the payload has", async () => {
    const userErrors = [
      { code: "VALUE_INVALID", path: ["attachments", "1", "fileName"], message: "Too long.", max: 100 },
      { code: "CONFLICT", path: null, message: "Changed." },
    ];
    const payload = { project: { id: "P" }, userErrors };
    const client = await start([{ headers: { "x-request-id": "r-2" }, body: { data: { updateProject: payload } } }]);
    const error = await caught(client.change("updateProject", { projectId: "P" }, "project { id }"));
    expect(error).toMatchObject({ codes: ["VALUE_INVALID", "CONFLICT"], userErrors, requestId: "r-2", data: payload });
    expect(error.message).toBe("VALUE_INVALID attachments.1.fileName Too long.\nCONFLICT Changed.");
  });

  test.each<[string, string, object, boolean]>([
    ["one that takes a key", "mutation M($i: I!) { made: createProject(input: $i) { userErrors { code } } }", {}, true],
    [
      "one that takes none",
      'mutation { archiveProject(input: { projectId: "query" }) { userErrors { code } } }',
      {},
      false,
    ],
    [
      "two of which a bracket in a text seems to hide one",
      'mutation { createFolder(input: { title: "(" }) { folder { id } } deleteFolder(input: {}) { userErrors { code } } }',
      {},
      false,
    ],
    [
      "two of which one takes none",
      "mutation($a: A, $b: B) { createFolder(input: $a) { folder { id } } deleteFolder(input: $b) { userErrors { code } } }",
      { a: { idempotencyKey: "1" }, b: { idempotencyKey: "2" } },
      false,
    ],
    [
      "two without keys",
      "mutation($a: A, $b: A) { a: createFolder(input: $a) { folder { id } } b: createFolder(input: $b) { folder { id } } }",
      { a: { idempotencyKey: "1" }, b: {} },
      false,
    ],
    [
      "two with keys",
      "# query\nmutation($a: A, $b: A) { a: createFolder(input: $a) { ...f } b: createFolder(input: $b) @skip(if: false) { ...f } }\nfragment f on CreateFolderPayload { folder { id } }",
      { a: { idempotencyKey: "1" }, b: { idempotencyKey: "2" } },
      true,
    ],
    ["a fragment", "mutation { ...m } fragment m on Mutation { createProject { project { id } } }", {}, false],
  ])("of %s", async (_, text, variables, isRepeated) => {
    const client = await start([{ isLost: true }, { body: { data: {} } }]);
    await client.ask(text, { ...variables }).catch(() => {});
    expect(sent()).toHaveLength(isRepeated ? 2 : 1);
  });
});
