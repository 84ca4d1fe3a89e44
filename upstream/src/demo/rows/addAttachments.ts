import { demoId } from "../data/seeded.ts";
import type { PlannedInstallation, PlannedProduct } from "../plan/plan.ts";
import type { ProjectContext } from "./addProject.ts";
import type { RecordingContext } from "./addRecordings.ts";
import type { DemoPicture, FloorPhoto } from "./demoRows.ts";

const sketchNames: Record<string, string> = {
  nordgolv: "Förläggningsskiss.pdf",
  lattia: "Asennuspiirustus.pdf",
  varmegulv: "Leggetegning.pdf",
};

/** Adds a photo of the laid product, sometimes one of the concrete and a sketch. Storing them sets the sizes. */
export function addAttachments(
  context: ProjectContext,
  { installationId, measurementId }: RecordingContext,
  { title }: PlannedInstallation,
  planned: PlannedProduct,
  storedAt: Date | undefined,
) {
  const { rows, random, project } = context;
  const pictures: DemoPicture[] = [sceneFor(planned.articleNumber, context)];
  if (random.chance(0.25)) pictures.push("concrete");
  if (random.chance(0.3)) pictures.push("sketch");
  return pictures.map((picture, index) => {
    const fileId = demoId(measurementId, "attachment", String(index));
    const sketch = sketchNames[project.company] ?? "Sketch.pdf";
    const fileName = picture === "sketch" ? sketch : `${title}${index === 0 ? "" : ` ${index + 1}`}.jpg`;
    rows.file.push({
      company_id: context.companyId,
      id: fileId,
      kind: "attachment",
      installation_id: installationId,
      file_name: fileName,
      content_type: picture === "sketch" ? "application/pdf" : "image/jpeg",
      created_at: storedAt,
      stored_at: storedAt,
      // `kept_at` says that rooms share a picture on purpose, as demo rooms do.
      kept_at: storedAt,
    });
    rows.pictures.push({ fileId, companyKey: project.company, picture });
    return { fileId, fileName };
  });
}

function sceneFor(articleNumber: string, { random }: ProjectContext): FloorPhoto {
  if (articleNumber.startsWith("E 89 608")) return random.pick(["mat", "bathroom"]);
  if (articleNumber.startsWith("E 89 609")) return "board";
  return random.pick(["concrete", "mesh", "bathroom"]);
}
