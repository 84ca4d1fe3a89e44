import type { FailureReason } from "../../database/certificateTables.ts";
import type { DemoProject, ProjectRow } from "./demoProject.ts";
import { lattiaArchived, lattiaOngoing } from "./lattiaProjects.ts";
import { nordgolvArchived } from "./nordgolvArchived.ts";
import { nordgolvOngoing } from "./nordgolvOngoing.ts";
import { varmegulvArchived, varmegulvOngoing } from "./varmegulvProjects.ts";

const projects = (company: string, archived: boolean, rows: ProjectRow[]): DemoProject[] =>
  rows.map(([name, postalCode, city, customer, mail, start, end, building, state]) => ({
    company,
    name,
    postalCode,
    city,
    customer,
    mail,
    start,
    end,
    building,
    state,
    archived,
  }));

/** Projects whose customer's mail server refused the certificate. */
export const demoRefusals = new Map<string, FailureReason>([["Radhusen Kornvägen 4–12", "ADDRESS_REFUSED"]]);

export const demoProjects: DemoProject[] = [
  ...projects("nordgolv", false, nordgolvOngoing),
  ...projects("nordgolv", true, nordgolvArchived),
  ...projects("lattia", false, lattiaOngoing),
  ...projects("lattia", true, lattiaArchived),
  ...projects("varmegulv", false, varmegulvOngoing),
  ...projects("varmegulv", true, varmegulvArchived),
];
