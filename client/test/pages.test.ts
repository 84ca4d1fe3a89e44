import { describe, expect, test } from "@jest/globals";
import { type Client, caught, sent, start } from "./startClient.ts";

describe("rows and pages", () => {
  const text =
    "query($after: String) { viewer { company { users(first: 2, after: $after) { edges { node } pageInfo { hasNextPage endCursor } } } } }";
  type Data = {
    users: { edges: { node: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
  };
  const pages: Record<string, Data["users"]> = {
    null: { edges: [{ node: "a" }, { node: "b" }], pageInfo: { hasNextPage: true, endCursor: "2" } },
    2: { edges: [{ node: "c" }], pageInfo: { hasNextPage: true, endCursor: "3" } },
    3: { edges: [{ node: "d" }], pageInfo: { hasNextPage: false, endCursor: "4" } },
    none: null,
    stuck: { edges: [], pageInfo: { hasNextPage: true, endCursor: "stuck" } },
  };
  const startPages = () =>
    start(({ body }) => ({ body: { data: { users: pages[JSON.parse(body).variables.after] } } }));
  const read = async (client: Client, after?: string) => {
    const found: string[] = [];
    for await (const row of client.rows(text, { after }, ({ users }: Data) => users)) found.push(row);
    return found;
  };

  test("come page after page, to the end and from a cursor", async () => {
    const client = await startPages();
    expect(await read(client)).toEqual(["a", "b", "c", "d"]);
    expect(await read(client, "2")).toEqual(["c", "d"]);
    expect(sent()).toHaveLength(5);
  });

  test("are read no further than they are wanted", async () => {
    const client = await startPages();
    for await (const { pageInfo } of client.pages(text, {}, ({ users }: Data) => users)) {
      if (pageInfo.endCursor === "3") break;
    }
    expect(sent()).toHaveLength(2);
  });

  test.each(["none", "stuck"])("end with an error where they lead nowhere: %s", async (after) => {
    const client = await startPages();
    expect(await caught(read(client, after))).toMatchObject({ codes: ["INVALID_PAGE"] });
    expect(sent()).toHaveLength(1);
  });
});
