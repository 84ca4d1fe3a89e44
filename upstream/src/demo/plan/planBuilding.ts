import type { DemoBuilding } from "../data/demoProject.ts";
import type { Room, Words } from "../data/demoWords.ts";
import type { Random } from "../data/seeded.ts";
import { type PlannedFolder, type PlannedInstallation, planned } from "./plan.ts";
import { planFlagship } from "./planFlagship.ts";
import { planProducts } from "./planProducts.ts";

type Inside = Omit<PlannedFolder, "title">;
type Draw = (room: Room, title?: string) => PlannedInstallation;

export function planBuilding(building: DemoBuilding, title: string, words: Words, random: Random): PlannedFolder {
  const draw: Draw = (room, name = words.rooms[room]) => planned(name, planProducts(room, random));
  return { title, ...buildings[building](words, draw, firstNumber(title) ?? random.whole(1, 5)) };
}

/** The first house or floor number in the project's name: 4 in "Kornvägen 4–12". */
function firstNumber(title: string): number | undefined {
  const [digits] = /\d+/.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const folder = (title: string, installations: PlannedInstallation[], folders: PlannedFolder[] = []) => ({
  title,
  installations,
  folders,
});

const buildings: Record<DemoBuilding, (words: Words, draw: Draw, number: number) => Inside> = {
  flagship: planFlagship,
  villa: (words, draw) => ({
    installations: [draw("hall"), draw("kitchen")],
    folders: [
      folder(words.floor(1), [draw("bath"), draw("laundry"), draw("living")]),
      folder(words.floor(2), [draw("bath"), draw("wc")]),
    ],
  }),
  cottage: (words, draw) => ({
    installations: [draw("sauna"), draw("garden")],
    folders: [folder(words.outdoors, [draw("pipe")])],
  }),
  terrace: (words, draw, first) => {
    const houses = [0, 2, 4].map((step) => folder(words.house(first + step), [draw("bath"), draw("wc"), draw("hall")]));
    return { installations: [], folders: houses };
  },
  block: (words, draw) => {
    const flat = (number: number) => folder(words.flat(number), [draw("bath"), draw("kitchen")]);
    const floor = (n: number) => folder(words.floor(n), [], [flat(1000 + n * 100 + 1), flat(1000 + n * 100 + 2)]);
    return {
      installations: [draw("hall")],
      folders: [folder(words.stair("A"), [], [floor(1), floor(2)]), folder(words.cellar, [draw("laundry")])],
    };
  },
  public: (words, draw) => ({
    installations: [draw("hall")],
    folders: [
      folder(words.wetRooms, [
        draw("changing", `${words.rooms.changing} 1`),
        draw("changing", `${words.rooms.changing} 2`),
      ]),
      folder(words.outdoors, [draw("ramp"), draw("gutter"), draw("garage")]),
    ],
  }),
  hotel: (words, draw, floor) => {
    const rooms = Array.from({ length: 10 }, (_, index) => draw("bath", words.hotelRoom(floor * 100 + index + 1)));
    return { installations: [], folders: [folder(words.floor(floor), rooms)] };
  },
};
