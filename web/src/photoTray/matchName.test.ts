import { expect, test } from "@jest/globals";
import { createNameMatcher, type NamedRoom } from "./matchName.ts";

const titles = ["Before laying", "After laying, before covering", "After covering", "Before connection"];

/** A room with one product; its first step accepts no photos. */
const room = (title: string, more: Partial<NamedRoom> = {}): NamedRoom => ({
  title,
  folderTitle: "Stair A",
  isFinished: false,
  steps: titles.map((step, index) => ({
    number: index + 1,
    title: step,
    entries: [{ id: `${title} ${index + 1}`, acceptsAttachments: index > 0 }],
  })),
  ...more,
});

const find = (fileName: string, ...rooms: NamedRoom[]) => createNameMatcher(rooms, () => false)(fileName);

/** A room with four steps, of which the second and the third need a photo. */
const needing = (title: string) =>
  room(title, {
    steps: room(title).steps.map((step) => {
      const entries = step.entries.map((entry) => ({ ...entry, requiresAttachments: [2, 3].includes(step.number) }));
      return { ...step, entries };
    }),
  });

test.each([
  ["1101 step 2.jpg", "1101", "step 2"],
  ["1101-2.jpg", "1101", "2"],
  ["1101_2 kitchen (3).HEIC", "1101", "2"],
  ["1101 - Steg 2 - kabel.jpg", "1101", "Steg 2"],
  ["1101 Schritt2.jpeg", "1101", "Schritt2"],
  ["1101.2.jpg", "1101", "2"],
  ["1101 2.1.jpg", "1101", "2"],
  ["1101 AFTER LAYING, before   covering.jpg", "1101", "AFTER LAYING, before   covering"],
  ["1101_after_laying_before_covering 7.png", "1101", "after_laying_before_covering"],
  ["Stair A 1101 2.jpg", "Stair A 1101", "2"],
])("%s is matched by “%s” and “%s”", (fileName, roomPart, stepPart) => {
  expect(find(fileName, room("1101"), room("1102"))).toMatchObject({
    kind: "matched",
    entryId: "1101 2",
    roomPart,
    stepPart,
  });
});

test.each([
  ["badrum höger 2.jpg", "Badrum Höger"],
  ["BADRUM HÖGER 2.jpg", "Badrum  Höger "],
  ["Badrum_Ho\u0308ger-2.jpg", "Badrum Höger"],
  ["Badrum Höger 2.jpg", "Badrum Ho\u0308ger"],
])("%s is a photo of %s, whatever the case, the spaces and the way umlauts are written", (fileName, title) => {
  expect(find(fileName, room(title))).toMatchObject({ kind: "matched", entryId: `${title} 2` });
});

test.each([
  ["IMG_2041.jpg", "noRoom"],
  ["11011-2.jpg", "noRoom"],
  ["Bathroom 1101-2.jpg", "noRoom"],
  ["1101a-2.jpg", "noRoom"],
  ["1101.jpg", "noStep"],
  ["1101 kitchen 2.jpg", "noStep"],
  ["1101 (2).jpg", "noStep"],
  ["1101-02.jpg", "noStep"],
  ["1101-2a.jpg", "noStep"],
  ["1101-20261103.jpg", "noStep"],
  ["1101 step 5.jpg", "noStep"],
  ["1101 After laying.jpg", "noStep"],
  ["1101-1.jpg", "takesNone"],
])("%s is not matched: %s", (fileName, kind) => {
  expect(find(fileName, room("1101"), room("1102"))).toMatchObject({ kind });
});

test.each([
  ["two rooms of one name", "Bathroom-2.jpg", [room("Bathroom"), room("bathroom", { folderTitle: "Stair B" })]],
  ["a room's name that looks like another's step", "Bathroom 2.jpg", [room("Bathroom"), room("Bathroom 2")]],
  ["two readings with a step", "1101-2-3.jpg", [room("1101"), room("1101-2")]],
  ["a finished room of the same name", "Bathroom 2.jpg", [room("Bathroom"), room("Bathroom", { isFinished: true })]],
  ["names alone", "Bathroom.jpg", [room("Bathroom"), room("bathroom")]],
])("%s is not matched, and tells the rooms", (_, fileName, rooms) => {
  expect(find(fileName, ...rooms)).toEqual({ kind: "several", rooms });
});

test("rooms of one name are told apart by their folder, and a longer name wins where no step fits the shorter", () => {
  const [a, b] = [room("Bathroom"), room("Bathroom", { folderTitle: "Stair B" })];
  expect(find("stair b bathroom 3.jpg", a, b)).toMatchObject({ kind: "matched", room: b });
  const longer = room("1101 A");
  expect(find("1101 A 2.jpg", room("1101"), longer)).toMatchObject({ kind: "matched", room: longer, stepPart: "2" });
});

test.each([
  ["1101.jpg", "1101"],
  ["1101 (2).jpg", "1101"],
  ["stair a 1101_b.HEIC", "stair a 1101"],
])("%s is the room alone, and means the one step that needs a photo and has none", (fileName, roomPart) => {
  const match = createNameMatcher([needing("1101"), needing("1102")], (id) => id === "1101 3")(fileName);
  expect(match).toMatchObject({ kind: "matched", entryId: "1101 2", step: { number: 2 }, roomPart, stepPart: null });
});

test.each([
  ["1101.jpg", "two steps lack a photo", []],
  ["1101.jpg", "no step lacks a photo", ["1101 2", "1101 3"]],
  ["1101 14.jpg", "it may be another room's name", ["1101 3"]],
  ["1101 kitchen.jpg", "it may be another room's name", ["1101 3"]],
])("%s is not matched, since %s", (fileName, _, stored: string[]) => {
  const match = createNameMatcher([needing("1101")], (id) => stored.includes(id))(fileName);
  expect(match).toMatchObject({ kind: "noStep", room: { title: "1101" } });
});

test("a finished room takes none, with steps that are known or not", () => {
  expect(find("1101-2.jpg", room("1101", { isFinished: true, steps: [] }))).toMatchObject({ kind: "finished" });
  expect(find("1101.jpg", room("1101", { isFinished: true }))).toMatchObject({ kind: "finished" });
});

test("a step with several products is left to the person", () => {
  const entries = ["e1", "e2"].map((id) => ({ id, acceptsAttachments: true }));
  const double = room("1101", { steps: [{ number: 1, title: "Before laying", entries }] });
  expect(find("1101-1.jpg", double)).toMatchObject({ kind: "severalProducts", step: { number: 1 } });
});

test("a match always begins with the room's name and names its step, for every pair of rooms", () => {
  const names = ["1101", "1101-2", "110", "Bathroom", "Bathroom 2", "Bathroom 2 B", "step", "2", "Kök/Hall", "🔥", ""];
  const endings = [
    "",
    "2",
    " 2",
    "-2",
    " step 2",
    "_3 x",
    " 2 3",
    " B 2",
    " 2 B 2",
    " After covering",
    "é 2",
    "\u0308 2",
  ];
  let matches = 0;
  for (const one of names)
    for (const other of names)
      for (const named of names)
        for (const ending of endings) {
          const rooms = [room(one), room(other)];
          const found = find(`${named}${ending}.jpg`, ...rooms);
          if (found.kind !== "matched") continue;
          matches += 1;
          const start = [found.room.title, `Stair A ${found.room.title}`].map((name) => name.toLowerCase());
          expect(start).toContain(found.roomPart.toLowerCase());
          expect(`${named}${ending}`.trimStart().startsWith(found.roomPart)).toBe(true);
          expect(found.stepPart).toMatch(new RegExp(`^(step )?${found.step.number}$|^${found.step.title}$`));
          expect(rooms.filter(({ title }) => title === found.room.title)).toHaveLength(1);
        }
  expect(matches).toBeGreaterThan(100);
});
