import { expect } from "@jest/globals";
import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Page = components["schemas"]["ChangePage"];
type Change = components["schemas"]["ChangedObject"];

export function createChangeReader({ owner }: Pick<TestCompany, "owner">) {
  const readPage = async (after?: string, take = 100): Promise<Page> => {
    const cursor = after === undefined ? "" : `&after=${after}`;
    const { status, body } = await owner.get<Page>(`/changes?take=${take}${cursor}`);
    expect(status).toBe(200);
    return body;
  };
  const readOn = async (after?: string, take?: number): Promise<{ changes: Change[]; cursor: string }> => {
    const { data, meta } = await readPage(after, take);
    const cursor = data.at(-1)?.cursor ?? after ?? "";
    if (!meta.hasMore) return { changes: data, cursor };
    const rest = await readOn(cursor, take);
    return { changes: [...data, ...rest.changes], cursor: rest.cursor };
  };
  return {
    readPage,
    readOn,
    /** The changes that `act` makes, as an up-to-date reader sees them. */
    during: async (act: () => Promise<unknown>): Promise<Change[]> => {
      const { cursor } = await readOn();
      await act();
      return (await readOn(cursor)).changes;
    },
  };
}
