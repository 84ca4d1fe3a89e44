import type { components } from "../__generated__/contract.ts";

/** When a key was last changed, and by the user of which id; a key that was cleared too. */
export type RecordedChanges = { [Key in keyof RecordedData]?: { at: string; by: string } };

/** The values and photos of one product in one step; an attachment is kept as the id of its file. */
export type RecordedData = {
  resistance?: components["schemas"]["Reading"];
  insulation?: components["schemas"]["Reading"];
  current?: components["schemas"]["Reading"];
  temperature?: number;
  isWaterSurrounded?: boolean;
  attachments?: { fileId: string; fileName: string }[];
};
