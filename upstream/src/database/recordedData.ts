import type { components } from "../__generated__/contract.ts";

/** The time and user of each key's last change, including keys that were cleared. */
export type RecordedChanges = { [Key in keyof RecordedData]?: { at: string; by: string } };

/** A product's values and photos in a step. An attachment is stored as its file's id. */
export type RecordedData = {
  resistance?: components["schemas"]["Reading"];
  insulation?: components["schemas"]["Reading"];
  current?: components["schemas"]["Reading"];
  temperature?: number;
  isWaterSurrounded?: boolean;
  attachments?: { fileId: string; fileName: string }[];
};
