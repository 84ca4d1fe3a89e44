import type { DemoProject } from "../data/demoProject.ts";
import { demoWords } from "../data/demoWords.ts";
import { demoId, type Random, seededRandom } from "../data/seeded.ts";
import type { PlannedFolder } from "../plan/plan.ts";
import { planBuilding } from "../plan/planBuilding.ts";
import { dayAt } from "../plan/planDates.ts";
import { planProgress } from "../plan/planProgress.ts";
import { addActivation } from "./addActivation.ts";
import { companyId, installersOf, personId } from "./addCompany.ts";
import { addInstallation } from "./addInstallation.ts";
import type { DemoRows } from "./demoRows.ts";

export type ProjectContext = {
  rows: DemoRows;
  project: DemoProject;
  companyId: string;
  projectId: string;
  now: Date;
  random: Random;
  team: string[];
  activated: { folderIds: Set<string>; finishedAt: number };
};

export const projectId = ({ company, name }: DemoProject) => demoId("demo", "project", company, name);

export function addProject(rows: DemoRows, project: DemoProject, now: Date): void {
  const words = demoWords[project.company];
  if (!words) throw new Error(`No words for the demo company "${project.company}".`);
  const random = seededRandom(`project ${project.company} ${project.name}`);
  const root = planBuilding(project.building, project.name, words, random);
  if (project.building !== "flagship") planProgress(root, project.state, random);
  const context: ProjectContext = {
    rows,
    project,
    companyId: companyId(project.company),
    projectId: projectId(project),
    now,
    random,
    team: planTeam(project, random),
    activated: { folderIds: new Set(), finishedAt: 0 },
  };
  const rootFolderId = demoId(context.projectId, "root");
  const start = dayAt(now, project.start);
  rows.project.push({
    company_id: context.companyId,
    id: context.projectId,
    name: project.name,
    city: project.city,
    customer: project.customer,
    customer_email: project.mail && `${project.mail}.example`,
    postal_code: project.postalCode,
    start_date: start,
    end_date: project.end === null ? null : dayAt(now, project.end),
    archived: project.archived,
    root_folder_id: rootFolderId,
    created_at: project.start < 0 ? start : dayAt(now, -1),
  });
  addFolder(context, root, rootFolderId, null, -1);
  addActivation(context);
}

function planTeam({ company, building }: DemoProject, random: Random): string[] {
  const installers = installersOf(company).map(personId);
  if (building === "flagship") return installers.slice(0, 2);
  const first = random.whole(0, installers.length - 1);
  return [...installers.slice(first), ...installers].slice(0, 2);
}

function addFolder(
  context: ProjectContext,
  folder: PlannedFolder,
  id: string,
  parentFolderId: string | null,
  depth: number,
): void {
  const { rows, project, now } = context;
  rows.folder.push({
    company_id: context.companyId,
    id,
    project_id: context.projectId,
    parent_folder_id: parentFolderId,
    title: folder.title,
    depth,
    created_at: dayAt(now, Math.min(project.start, -1)),
  });
  for (const installation of folder.installations) addInstallation(context, installation, id);
  for (const inner of folder.folders) addFolder(context, inner, demoId(id, "folder", inner.title), id, depth + 1);
}
