/** The two lists of projects, as they stand in addresses. */
export type ProjectListName = "ongoing" | "archived";
