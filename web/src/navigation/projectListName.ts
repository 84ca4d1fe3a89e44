export type ProjectListName = "ongoing" | "archived";
