import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { termsHeight } from "./drawTerms.ts";
import { drawVerificationCode, VERIFICATION_HEIGHT, VERIFICATION_WIDTH } from "./drawVerificationCode.ts";
import { drawText, heightOf, INK, LEFT, MUTED, makeRoom, type Sheet, WIDTH } from "./Sheet.ts";

const GAP = 20;
const TEXT_WIDTH = WIDTH - VERIFICATION_WIDTH - GAP;

export function drawDeclaration(sheet: Sheet, snapshot: CertificateSnapshot, url: string | null): void {
  const { doc, texts } = sheet;
  const photos = snapshot.rooms.length > 0 && snapshot.rooms.every(({ hasPhotos }) => hasPhotos);
  const declared = photos ? `${texts.declared}\n${texts.photosKept}` : texts.declared;
  const style = { face: "serif", size: 9.8, lineGap: 1 } as const;
  const height = Math.max(VERIFICATION_HEIGHT, 70 + heightOf(doc, declared, TEXT_WIDTH, style));
  makeRoom(sheet, height + termsHeight(sheet));
  const top = sheet.y;
  drawVerificationCode(sheet, url);
  sheet.y += 2 + drawText(doc, texts.declaration, LEFT, sheet.y, TEXT_WIDTH, { face: "bold", size: 9.4 });
  drawText(doc, declared, LEFT, sheet.y, TEXT_WIDTH, style);
  const width = (TEXT_WIDTH - GAP) / 2;
  const lines = top + height - 40;
  drawLine(sheet, LEFT, lines, width, texts.placeAndDate, `${snapshot.company.city} ${snapshot.issuedDay}`);
  drawLine(sheet, LEFT + width + GAP, lines, width, texts.name, `${snapshot.senderName}, ${snapshot.company.name}`);
  sheet.y = top + height + 4;
}

function drawLine({ doc }: Sheet, x: number, y: number, width: number, label: string, text: string): void {
  doc
    .lineWidth(1)
    .strokeColor(INK)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  drawText(doc, label, x, y + 4, width, { size: 7.6, color: MUTED });
  drawText(doc, text, x, y + 15, width, { face: "bold", size: 7.9 });
}
