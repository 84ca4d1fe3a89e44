import { useText } from "../i18n/useText.ts";
import type { Cell } from "../spreadsheet/csv.ts";
import { type ListedProject, projectState } from "./listedProjects.ts";
import { projectStateTexts } from "./projectStateTexts.ts";

export type ProjectToSave = ListedProject & { readonly city: string };

export function useProjectRows() {
  const text = useText();
  return (projects: readonly ProjectToSave[]): Cell[][] => [
    [
      text("project.list.column.name"),
      text("project.chosen.status"),
      text("project.field.city"),
      text("project.fact.customer"),
      text("project.fact.startDate"),
      text("project.fact.endDate"),
      text("project.fact.installations"),
    ],
    ...projects.map((project) => [
      project.name,
      text(projectStateTexts[projectState(project)]),
      project.city,
      project.customer,
      project.startDate,
      project.endDate ?? null,
      project.installationCount,
    ]),
  ];
}
