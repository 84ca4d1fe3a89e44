import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";

document.cookie = "userId=7";
// jsdom has no Web Locks.
const request = (_: string, work: () => unknown) => Promise.resolve().then(work);
Object.defineProperty(navigator, "locks", { configurable: true, value: { request, query: async () => ({}) } });

const { changeStore, createDatabase } = await import("../storage/database.ts");
const { countRows } = await import("../storage/pendingRows.ts");
const { createUnsavedReadings } = await import("./unsavedReadings.ts");
const { UnsavedReadingsContext } = await import("./unsavedReadingsContext.ts");
const { useAdoptOrphanedReadings } = await import("./useAdoptOrphanedReadings.ts");

const key = { entryId: "e1", field: "RESISTANCE", subject: "Bathroom" } as const;
const base = { value: { kind: "empty" }, version: "v0" } as const;
const sent: string[] = [];
const unsaved = createUnsavedReadings({
  record: async (_, value) => {
    sent.push(JSON.stringify(value));
    return { result: { kind: "done" }, version: "v1", current: value };
  },
  keep: () => undefined,
  forget: () => undefined,
});

async function adopt() {
  const { unmount } = renderHook(useAdoptOrphanedReadings, {
    wrapper: ({ children }) => <UnsavedReadingsContext value={unsaved}>{children}</UnsavedReadingsContext>,
  });
  await countRows();
  unmount();
}

test("a closed tab's value waits while this page has one of its own for the same field", async () => {
  await countRows();
  const open = createDatabase({ name: "uploads", version: 2, upgrade: () => undefined });
  const row = {
    ...key,
    id: "r1",
    userId: "7",
    page: "gone",
    keptAt: 1,
    base,
    text: "91",
    chosen: base.value,
  };
  await changeStore(open, "values", (rows) => rows.put(row));
  unsaved.type(key, base, "90");
  await adopt();
  expect(sent).toEqual([]);
  expect(unsaved.get(key)?.text).toBe("90");
  expect((await countRows())?.own.values).toBe(1);
  await unsaved.commit(key);
  await adopt();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toContain("91");
  await waitFor(async () => expect((await countRows())?.own.values).toBe(0));
});
