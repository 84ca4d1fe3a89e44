import { demoId } from "../data/seeded.ts";
import type { PlannedInstallation, PlannedProduct } from "../plan/plan.ts";
import { workingTimes } from "../plan/planDates.ts";
import type { ProjectContext } from "./addProject.ts";
import { addRecordings, catalogueProduct } from "./addRecordings.ts";

const maxSteps = 4;

export function addInstallation(context: ProjectContext, planned: PlannedInstallation, folderId: string): void {
  const { rows, project, random, now, team } = context;
  const id = demoId(folderId, "installation", planned.title);
  const installerId = random.pick(team);
  const times = workingTimes(now, project.start, project.end, maxSteps + 2, random);
  const completedAt = times[maxSteps + 1];
  rows.installation.push({
    company_id: context.companyId,
    id,
    project_id: context.projectId,
    folder_id: folderId,
    title: planned.title,
    installer_id: installerId,
    created_at: times[0],
    completed_at: planned.finished ? completedAt : null,
  });
  if (planned.activated && completedAt) {
    context.activated.folderIds.add(folderId);
    context.activated.finishedAt = Math.max(context.activated.finishedAt, completedAt.getTime());
  }
  const recordedBy = random.chance(0.8) ? installerId : random.pick(team);
  for (const [position, product] of planned.products.entries()) {
    const measurementId = addProduct(context, product, id, position, times[0]);
    addRecordings(context, planned, product, { installationId: id, measurementId, recordedBy, times: times.slice(1) });
  }
}

function addProduct(
  { rows, companyId, random }: ProjectContext,
  planned: PlannedProduct,
  installationId: string,
  position: number,
  createdAt: Date | undefined,
): string {
  const product = catalogueProduct(planned.articleNumber);
  const id = demoId(installationId, "product", String(position));
  rows.installed_product.push({
    company_id: companyId,
    id,
    installation_id: installationId,
    product_id: product.id,
    cable_marking: `${initials(product.name.en)}-${random.whole(24, 26)}${random.whole(100, 999)}`,
    cable_length: planned.cableLength ?? null,
    voltage: planned.voltage ?? null,
    isolation: planned.isolation ?? null,
    position,
    created_at: createdAt,
  });
  return id;
}

function initials(name: string): string {
  return name
    .split(" ")
    .map((word) => (/\d/.test(word) ? word.replace("-", "") : word.charAt(0)))
    .join("");
}
