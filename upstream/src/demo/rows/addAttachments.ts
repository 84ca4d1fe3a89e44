import { demoId } from "../demoId.ts";
import type { FloorScene } from "../drawing/drawFloorPhoto.ts";
import type { PlannedInstallation, PlannedProduct } from "../plan/plan.ts";
import type { ProjectContext } from "./addProject.ts";
import type { RecordingContext } from "./addRecordings.ts";
import type { DemoDrawing } from "./demoRows.ts";

const sketchNames: Record<string, string> = {
  nordgolv: "Förläggningsskiss.pdf",
  lattia: "Asennuspiirustus.pdf",
  varmegulv: "Leggetegning.pdf",
};

/** One or two photos of the laid cable, and for some a layout sketch. The rows' sizes are filled in when drawn. */
export function addAttachments(
  context: ProjectContext,
  { installationId, measurementId }: RecordingContext,
  { title }: PlannedInstallation,
  planned: PlannedProduct,
  storedAt: Date | undefined,
) {
  const { rows, random, project } = context;
  const drawings: DemoDrawing[] = [sceneFor(planned.articleNumber, context)];
  if (random.chance(0.25)) drawings.push("concrete");
  if (random.chance(0.3)) drawings.push("sketch");
  return drawings.map((drawing, index) => {
    const fileId = demoId(measurementId, "attachment", String(index));
    const sketch = sketchNames[project.company] ?? "Sketch.pdf";
    const fileName = drawing === "sketch" ? sketch : `${title}${index === 0 ? "" : ` ${index + 1}`}.jpg`;
    rows.file.push({
      company_id: context.companyId,
      id: fileId,
      kind: "attachment",
      installation_id: installationId,
      file_name: fileName,
      content_type: drawing === "sketch" ? "application/pdf" : "image/jpeg",
      created_at: storedAt,
      stored_at: storedAt,
    });
    rows.drawings.push({ fileId, companyKey: project.company, drawing });
    return { fileId, fileName };
  });
}

function sceneFor(articleNumber: string, { random }: ProjectContext): FloorScene {
  if (articleNumber.startsWith("E 89 608")) return random.pick(["mat", "bathroom"]);
  if (articleNumber.startsWith("E 89 609")) return "board";
  return random.pick(["concrete", "mesh", "bathroom"]);
}
