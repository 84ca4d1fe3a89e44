import { finished, type PlannedFolder, planned } from "./plan.ts";

const cable10m = { articleNumber: "E 89 607 01" };
const cable18m = { articleNumber: "E 89 607 02" };
const cable30m = { articleNumber: "E 89 607 03" };
const mat2 = { articleNumber: "E 89 608 11" };
const mat6 = { articleNumber: "E 89 608 14" };
const strip = (cableLength: number) => ({ articleNumber: "E 89 609 04", cableLength });

/** The project that visitors open first: one bathroom unmeasured, one cable broken, one floor ready to certify. */
export function planFlagship(): Omit<PlannedFolder, "title"> {
  return {
    installations: [
      planned("Badrum plan 1", [cable30m, mat2], { steps: 3, condition: "high" }),
      finished("Entré och hall", [cable18m]),
      finished("Gäst-wc", [cable10m], "low"),
      planned("Tvättstuga", [cable30m], { steps: 3, condition: "damaged" }),
    ],
    folders: [firstFloor, secondFloor, outdoors, { title: "Källare", installations: [], folders: [] }],
  };
}

const firstFloor: PlannedFolder = {
  title: "Plan 1",
  installations: [planned("Badrum 1A", [cable30m]), finished("Kök 1A", [cable18m])],
  folders: [],
};

const secondFloor: PlannedFolder = {
  title: "Plan 2, våtrum",
  installations: [finished("Badrum 2A", [mat6]), finished("Dusch 2B", [mat2], "high")],
  folders: [
    {
      title: "Norra flygeln",
      installations: [finished("Bad N1", [cable30m]), finished("Wc N2", [cable10m])],
      folders: [{ title: "Gästvåning", installations: [finished("Bad G1", [mat6])], folders: [] }],
    },
  ],
};

const outdoors: PlannedFolder = {
  title: "Gård och uthus",
  installations: [
    planned("Allrum, golvfolie", [strip(8), strip(8), strip(6.4)], { steps: 2 }),
    planned("Garageuppfart", [{ articleNumber: "E 89 605 10", cableLength: 60, voltage: 230 }]),
    planned("Hängränna", [{ articleNumber: "E 89 604 18", cableLength: 24, isolation: false }], { steps: 2 }),
    planned("Vinterträdgård", [{ articleNumber: "E 89 604 62", cableLength: 22 }], { steps: 1 }),
    planned("Cykelrum", []),
  ],
  folders: [],
};
