import { demoCompanies } from "./data/demoCompanies.ts";
import { demoProjects } from "./data/demoProjects.ts";
import { dayAt } from "./plan/planDates.ts";
import { addCompany } from "./rows/addCompany.ts";
import { addProject } from "./rows/addProject.ts";
import { addTemplates } from "./rows/addTemplates.ts";
import { type DemoRows, emptyRows } from "./rows/demoRows.ts";

const founded = -700;
const firstTemplate = -200;

/** The demo's rows are always the same, except that dates count from `now`. */
export function buildDemo(now: Date): DemoRows {
  const rows = emptyRows();
  for (const company of demoCompanies) addCompany(rows, company, dayAt(now, founded));
  for (const { key } of demoCompanies) addTemplates(rows, key, dayAt(now, firstTemplate));
  for (const project of demoProjects) addProject(rows, project, now);
  return rows;
}
