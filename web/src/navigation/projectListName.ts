/** The two lists of projects, as they stand in addresses. */
export type ProjectListName = "ongoing" | "archived";

export function isProjectListName(value: string | undefined): value is ProjectListName {
  return value === "ongoing" || value === "archived";
}
