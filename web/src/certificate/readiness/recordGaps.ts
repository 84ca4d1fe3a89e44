import { graphql, readInlineData } from "react-relay/hooks";
import type { recordGaps_folder$key } from "./__generated__/recordGaps_folder.graphql.ts";

const fragment = graphql`
  fragment recordGaps_folder on SignableFolder @inline {
    nationalRecord {
      country
      lacks
    }
  }
`;

const countries = ["FI", "NO", "SE"] as const;
/** The items that an admin fills in on the account page. */
export const itemsOfCompany = ["HEAD_OF_WORKS", "QUALIFICATION", "CONTACT", "STATEMENT", "STANDARDS"] as const;
const items = [
  ...itemsOfCompany,
  ...(["WORK_KIND", "RESULTS", "INSTRUMENT", "TEST_VOLTAGE", "PHOTOS", "SIGNATURE"] as const),
];

export function recordGaps(folders: readonly recordGaps_folder$key[]) {
  const records = folders.flatMap((folder) => readInlineData(fragment, folder).nationalRecord ?? []);
  const lacks = items.filter((item) => records.some((record) => record.lacks.includes(item)));
  const country = countries.find((known) => records[0]?.country === known);
  return country && lacks.length > 0 ? { country, lacks } : null;
}
