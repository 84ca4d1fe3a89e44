import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { drawCableRule } from "./drawCableRule.ts";
import { drawText, leftEdge, millimetres, mutedColor, rightEdge, type Sheet } from "./Sheet.ts";
import { drawArtifact } from "./tags.ts";

const logo = { width: millimetres(60), height: millimetres(8) };
const width = 240;

/** Draws firm and number on each page after the first. Screen readers skip this repetition. */
export function drawRunningHeading(sheet: Sheet, snapshot: CertificateSnapshot, png?: Uint8Array): void {
  const { doc, texts, y } = sheet;
  const { name, orgNumber } = snapshot.company;
  const artifact = { tag: "Artifact" } as const;
  const muted = { ...artifact, size: 7.9, color: mutedColor };
  if (png) {
    const fit: [number, number] = [logo.width, logo.height];
    drawArtifact(doc, () => doc.image(Buffer.from(png), leftEdge, y, { fit, valign: "center" }));
  } else drawText(doc, name, leftEdge, y + 4, width, { ...artifact, face: "bold", size: 11.5 });
  const firm = [png && name, orgNumber && `${texts.orgNumber} ${orgNumber}`].filter(Boolean).join(", ");
  drawText(doc, firm, leftEdge, y + logo.height + 2, width, muted);
  drawText(doc, texts.title, rightEdge - width, y + 1, width, { ...muted, align: "right" });
  const number = snapshot.number ?? texts.numberPending;
  const style = { face: "bold", size: snapshot.number ? 11.5 : 8, align: "right" } as const;
  drawText(doc, number, rightEdge - width, y + 12, width, { ...artifact, ...style });
  sheet.y = y + logo.height + 20;
  drawCableRule(sheet);
  sheet.y += 8;
}
