import type { components } from "../__generated__/contract.ts";

type RecordCountry = components["schemas"]["RecordCountry"];

export type StandardsList = { version: string; validFrom: string; names: string[] };

/** The standards of each country's record, the newest list first. Each edition has a list. Sources: `docs/rules.md`. */
const lists: Record<RecordCountry, StandardsList[]> = {
  FI: [
    {
      version: "FI 2022-1",
      validFrom: "2022-08-01",
      names: ["SFS 6000:2022", "SFS 6000-6:2022", "SFS 6000-7-701:2022", "SFS 6000-7-753:2022"],
    },
  ],
  NO: [
    {
      version: "NO 2022-1",
      validFrom: "2022-07-01",
      names: ["NEK 400:2022", "NEK 400-6:2022", "NEK 400-7-701:2022", "NEK 400-7-753:2022"],
    },
  ],
  SE: [
    {
      version: "SE 2023-1",
      validFrom: "2023-05-01",
      names: ["ELSÄK-FS 2022:1", "ELSÄK-FS 2017:3", "SS 436 40 00, utgåva 4"],
    },
  ],
};

/** @param day the first day of measuring; a day before the first list gets the oldest list */
export function standardsOn(country: RecordCountry, day: string): StandardsList {
  const [newest, ...older] = lists[country];
  const list = [newest, ...older].find((each) => each !== undefined && each.validFrom <= day) ?? older.at(-1) ?? newest;
  if (!list) throw new Error(`No standards are listed for ${country}.`);
  return list;
}
