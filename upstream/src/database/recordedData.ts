import type { components } from "../__generated__/contract.ts";

/** The time and user of each key's last change, also of a cleared key. */
export type RecordedChanges = { [Key in keyof RecordedData]?: { at: string; by: string } };

/** The values and photos of a product in a step; an attachment is stored as the id of its file. */
export type RecordedData = {
  resistance?: components["schemas"]["Reading"];
  insulation?: components["schemas"]["Reading"];
  current?: components["schemas"]["Reading"];
  temperature?: number;
  isWaterSurrounded?: boolean;
  attachments?: { fileId: string; fileName: string }[];
};
