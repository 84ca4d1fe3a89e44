import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { drawVerificationCode } from "./drawVerificationCode.ts";
import {
  bottomEdge,
  contentWidth,
  drawRule,
  drawText,
  leftEdge,
  makeRoom,
  millimetres,
  mutedColor,
  type Sheet,
} from "./Sheet.ts";

export type PrintedSeal = {
  issuer: string;
  rootSha256: string;
  day: string | null;
  checkedAt: string;
};

const gap = 20;
const above = 9;
const frameWidth = millimetres(25);
const captionHeight = 50;
const height = above + frameWidth + captionHeight;

/** Draws the seal's text, the root's SHA-256 and the verification code at the bottom of the last page. */
export function drawSeal(sheet: Sheet, snapshot: CertificateSnapshot, seal: PrintedSeal, url: string | null): void {
  const { doc, texts } = sheet;
  const width = contentWidth - frameWidth - gap;
  makeRoom(sheet, height);
  sheet.y = bottomEdge - height;
  drawRule(sheet, "heavy");
  sheet.y += above;
  const { day, issuer, rootSha256, checkedAt } = seal;
  const title = day === null ? texts.sealPending : texts.sealed(day, issuer, snapshot.company.name);
  const style = { size: 7.9, lineGap: 0.25 };
  const top = sheet.y;
  let y = top + drawText(doc, title, leftEdge, top, width, { face: "bold", size: 9.4, tag: "H2" }) + 2;
  const { host, pathname } = new URL(checkedAt);
  y += drawText(doc, texts.sealHelp(`${host}${pathname}`), leftEdge, y, width, { ...style, color: mutedColor }) + 5;
  y += drawText(doc, texts.rootDigest, leftEdge, y, width, { ...style, color: mutedColor });
  drawText(doc, groupDigits(rootSha256), leftEdge, y, width, { face: "medium", ...style });
  const lines = snapshot.code ? [texts.code, ...codeLines(snapshot.code)] : [];
  drawVerificationCode(sheet, url, { width: frameWidth, caption: lines.join("\n") });
}

/** Two lines of eight groups, as PDF readers show fingerprints. */
function groupDigits(digits: string): string {
  const groups = digits.toUpperCase().match(/.{1,4}/g) ?? [];
  return `${groups.slice(0, 8).join(" ")}\n${groups.slice(8).join(" ")}`;
}

/** Prints two groups of five characters per line, as people type them. Older codes have 32 characters, ungrouped. */
function codeLines(code: string): string[] {
  if (code.length === 32) return [code.slice(0, 16), code.slice(16)];
  return (code.match(/.{10}/g) ?? []).map((line) => `${line.slice(0, 5)} ${line.slice(5)}`);
}
