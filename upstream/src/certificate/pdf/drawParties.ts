import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { contentWidth, drawText, leftEdge, mutedColor, type Sheet } from "./Sheet.ts";

export function drawParties(sheet: Sheet, snapshot: CertificateSnapshot): void {
  const { texts } = sheet;
  const { customer, company, project } = snapshot;
  const address = [project.postalCode, project.city].filter(Boolean).join(" ");
  const columns: [string, string, ...string[]][] = [
    [texts.valid, texts.period(snapshot.validFrom, snapshot.validUntil), texts.term(snapshot.validYears)],
    [texts.customer, customer.name, address, customer.email ?? ""],
    [
      texts.company,
      company.name,
      company.orgNumber && `${texts.orgNumber} ${company.orgNumber}`,
      `${texts.installer} ${snapshot.installerNames.join(", ")}`,
    ],
  ];
  const gap = 12;
  const width = (contentWidth - 2 * gap) / 3;
  const heights = columns.map((lines, index) => drawColumn(sheet, lines, leftEdge + index * (width + gap), width));
  sheet.y += Math.max(...heights) + 6;
}

function drawColumn(
  { doc, y }: Sheet,
  [label, name, ...lines]: [string, string, ...string[]],
  x: number,
  width: number,
) {
  let height = drawText(doc, label, x, y, width, { size: 7.6, color: mutedColor });
  height += drawText(doc, name, x, y + height, width, { face: "bold", size: 8.2 });
  for (const line of lines.filter(Boolean)) height += drawText(doc, line, x, y + height, width, { size: 8.2 });
  return height;
}
