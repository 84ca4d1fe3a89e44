import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { drawCableRule } from "./drawCableRule.ts";
import { contentWidth, drawText, inkColor, leftEdge, millimetres, mutedColor, rightEdge, type Sheet } from "./Sheet.ts";
import { drawArtifact, tagContent } from "./tags.ts";

export const issuer = "Fjällum";

const markSize = millimetres(8);
const logoWidth = millimetres(60);
const logoHeight = millimetres(14);

export function drawHeading(sheet: Sheet, snapshot: CertificateSnapshot, logo?: Uint8Array): void {
  const { doc, texts, y } = sheet;
  drawArtifact(doc, () => drawMark(doc, leftEdge, y));
  drawText(doc, issuer, leftEdge + markSize + 8, y - 2, 200, { face: "bold", size: 11.5 });
  drawText(doc, texts.tagline, leftEdge + markSize + 8, y + 13, 200, { size: 7.8, color: mutedColor });
  drawText(doc, texts.number, rightEdge - 200, y - 1, 200, { size: 8, color: mutedColor, align: "right" });
  const number = snapshot.number ?? texts.numberPending;
  drawText(doc, number, rightEdge - 200, y + 9, 200, {
    face: "bold",
    size: snapshot.number ? 10.5 : 8,
    align: "right",
  });

  if (snapshot.replaces) {
    const style = { size: 8, color: mutedColor, align: "right" } as const;
    drawText(doc, texts.replaces(snapshot.replaces.join(", ")), rightEdge - 300, y + 22, 300, style);
  }
  if (logo) {
    const fit: [number, number] = [logoWidth, logoHeight];
    const place = { fit, align: "right", valign: "center" } as const;
    const draw = () => doc.image(Buffer.from(logo), rightEdge - logoWidth, y + 34, place);
    tagContent(doc, "Figure", draw, snapshot.company.name);
  }
  sheet.y = y + 30;
  sheet.y += drawText(doc, texts.title, leftEdge, sheet.y, contentWidth, {
    face: "title",
    size: 34,
    lineGap: 0,
    tag: "H1",
  });
  const { project } = snapshot;
  const address = [project.postalCode, project.city].filter(Boolean).join(" ");
  const place = [project.name, project.folder].filter(Boolean).join(" / ");
  const object = `${texts.object(place)},\n${address}`;
  sheet.y +=
    drawText(doc, object, leftEdge, sheet.y + 2, contentWidth * 0.8, { face: "serif", size: 12.6, lineGap: 0 }) + 11;
  drawCableRule(sheet);
  sheet.y += 10;
}

function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(markSize / 28);
  doc.roundedRect(0, 0, 28, 28, 7).fill(inkColor);
  doc
    .path("M6 7.5h13a2.75 2.75 0 0 1 0 5.5H9a2.75 2.75 0 0 0 0 5.5h13")
    .lineCap("round")
    .lineWidth(2)
    .stroke("#ffffff");
  doc.circle(22, 18.5, 2.4).fill("#ffffff");
  doc.restore();
}
