import type { Insertable } from "kysely";
import type { FailureReason } from "../../database/certificateTables.ts";
import type { Tables } from "../../database/tables.ts";

type SeededTable =
  | "company"
  | "app_user"
  | "project"
  | "folder"
  | "installation"
  | "installed_product"
  | "file"
  | "recording"
  | "template";

export type FloorPhoto = "concrete" | "mesh" | "mat" | "bathroom" | "board";
export type DemoPicture = FloorPhoto | "sketch";

export type DemoActivation = {
  companyId: string;
  projectId: string;
  folderIds: string[];
  sender: { id: string; email: string };
  toEmail: string;
  sendCopy: boolean;
  at: Date;
  refusal: FailureReason | null;
};

export type DemoRows = { [Table in SeededTable]: Insertable<Tables[Table]>[] } & {
  pictures: { fileId: string; companyKey: string; picture: DemoPicture }[];
  activations: DemoActivation[];
};

/** Tables in an order that satisfies foreign keys. */
export const insertOrder: SeededTable[] = [
  "company",
  "app_user",
  "project",
  "folder",
  "installation",
  "installed_product",
  "file",
  "recording",
  "template",
];

export function emptyRows(): DemoRows {
  return {
    company: [],
    app_user: [],
    project: [],
    folder: [],
    installation: [],
    installed_product: [],
    file: [],
    recording: [],
    template: [],
    pictures: [],
    activations: [],
  };
}
