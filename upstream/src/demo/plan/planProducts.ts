import type { Room } from "../data/demoWords.ts";
import type { Random } from "../data/seeded.ts";
import type { PlannedProduct } from "./plan.ts";

const fixed = (articleNumber: string): PlannedProduct[] => [{ articleNumber }];

const foil = (...lengths: number[]): PlannedProduct[] =>
  lengths.map((cableLength) => ({ articleNumber: "E 89 609 04", cableLength }));

const series = (articleNumber: string, cableLength: number): PlannedProduct[] => [
  { articleNumber, cableLength, voltage: 230 },
];

const selfRegulating = (articleNumber: string, cableLength: number, isolation: boolean): PlannedProduct[] => [
  { articleNumber, cableLength, isolation },
];

const parallel = (articleNumber: string, cableLength: number): PlannedProduct[] => [{ articleNumber, cableLength }];

const choices: Record<Room, PlannedProduct[][]> = {
  bath: [fixed("E 89 608 12"), fixed("E 89 608 13"), fixed("E 89 607 02"), fixed("E 89 608 53")],
  wc: [fixed("E 89 608 11"), fixed("E 89 608 51"), fixed("E 89 607 01")],
  shower: [fixed("E 89 608 52"), fixed("E 89 607 01"), fixed("E 89 608 11")],
  kitchen: [fixed("E 89 607 03"), fixed("E 89 608 14"), foil(6.5, 6.5, 4)],
  hall: [fixed("E 89 608 13"), fixed("E 89 607 02"), fixed("E 89 606 31")],
  laundry: [fixed("E 89 607 03"), fixed("E 89 608 12"), fixed("E 89 607 02")],
  living: [foil(8, 8, 8, 7.2), fixed("E 89 607 04"), fixed("E 89 606 32")],
  garage: [fixed("E 89 607 05"), series("E 89 605 10", 60), series("E 89 605 10", 62.5)],
  ramp: [fixed("E 89 607 42"), fixed("E 89 607 43"), series("E 89 605 10", 48)],
  gutter: [selfRegulating("E 89 604 18", 24, false), selfRegulating("E 89 604 30", 18.5, false)],
  pipe: [selfRegulating("E 89 604 10", 12.5, true), selfRegulating("E 89 604 10", 20, true)],
  sauna: [fixed("E 89 608 52"), fixed("E 89 608 12")],
  garden: [parallel("E 89 604 62", 22), parallel("E 89 604 62", 16.5), series("E 89 605 20", 44)],
  changing: [
    fixed("E 89 607 04"),
    fixed("E 89 608 17"),
    [{ articleNumber: "E 89 607 03" }, { articleNumber: "E 89 608 11" }],
  ],
};

export function planProducts(room: Room, random: Random): PlannedProduct[] {
  return random.pick(choices[room]).map((product) => ({ ...product }));
}
