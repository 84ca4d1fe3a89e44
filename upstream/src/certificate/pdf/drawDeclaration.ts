import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { termsHeight } from "./drawTerms.ts";
import { drawVerificationCode, verificationHeight, verificationWidth } from "./drawVerificationCode.ts";
import { contentWidth, drawText, heightOf, inkColor, leftEdge, makeRoom, mutedColor, type Sheet } from "./Sheet.ts";
import { drawArtifact } from "./tags.ts";

const gap = 20;
const textWidth = contentWidth - verificationWidth - gap;

export function drawDeclaration(sheet: Sheet, snapshot: CertificateSnapshot, url: string | null): void {
  const { doc, texts } = sheet;
  const photos = snapshot.rooms.length > 0 && snapshot.rooms.every(({ hasPhotos }) => hasPhotos);
  const declared = photos ? `${texts.declared}\n${texts.photosKept}` : texts.declared;
  const style = { face: "serif", size: 9.8, lineGap: 1 } as const;
  const height = Math.max(verificationHeight, 70 + heightOf(doc, declared, textWidth, style));
  makeRoom(sheet, height + termsHeight(sheet));
  const top = sheet.y;
  drawVerificationCode(sheet, url);
  sheet.y += 2 + drawText(doc, texts.declaration, leftEdge, sheet.y, textWidth, { face: "bold", size: 9.4, tag: "H2" });
  drawText(doc, declared, leftEdge, sheet.y, textWidth, style);
  const width = (textWidth - gap) / 2;
  const lines = top + height - 40;
  drawLine(sheet, leftEdge, lines, width, texts.placeAndDate, `${snapshot.company.city} ${snapshot.issuedDay}`);
  drawLine(sheet, leftEdge + width + gap, lines, width, texts.name, `${snapshot.senderName}, ${snapshot.company.name}`);
  sheet.y = top + height + 4;
}

function drawLine({ doc }: Sheet, x: number, y: number, width: number, label: string, text: string): void {
  drawArtifact(doc, () =>
    doc
      .lineWidth(1)
      .strokeColor(inkColor)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(),
  );
  drawText(doc, label, x, y + 4, width, { size: 7.6, color: mutedColor });
  drawText(doc, text, x, y + 15, width, { face: "bold", size: 7.9 });
}
