/** The two lists of projects as written in addresses. */
export type ProjectListName = "ongoing" | "archived";
