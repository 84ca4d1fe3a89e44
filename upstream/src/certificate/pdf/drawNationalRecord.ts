import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import type { NationalRecordTexts, RecordPart } from "../texts/NationalRecordTexts.ts";
import { nationalTexts } from "../texts/nationalTexts.ts";
import type { CertificateSnapshot, PrintedPhoto } from "./certificateSnapshot.ts";
import { drawFacts, drawSignLines, factsHeight } from "./drawFacts.ts";
import { drawRecord } from "./drawRecord.ts";
import { drawRunningHeading } from "./drawRunningHeading.ts";
import { factsOf, type Recorded } from "./nationalFacts.ts";
import {
  beginPage,
  bottomEdge,
  contentWidth,
  drawRule,
  drawText,
  heightOf,
  leftEdge,
  makeRoom,
  millimetres,
  mutedColor,
  type Sheet,
} from "./Sheet.ts";
import { tagGroup } from "./tags.ts";

type Printed = { photos: ReadonlyMap<string, PrintedPhoto>; logo: Uint8Array | undefined };

/** The record has pages of its own and is in the country's language. */
export function drawNationalRecord(sheet: Sheet, snapshot: CertificateSnapshot, { photos, logo }: Printed): void {
  const { nationalRecord } = snapshot;
  if (!nationalRecord) return;
  const words = nationalTexts[nationalRecord.country];
  const { language } = words;
  const own: Sheet = { ...sheet, language, texts: certificateTextsIn(language) };
  own.drawRunningHeading = () => drawRunningHeading(own, snapshot, logo);
  const recorded = { ...snapshot, nationalRecord, rooms: nationalRecord.rooms ?? snapshot.rooms };
  tagGroup(sheet.doc, "Sect", () => drawSection(own, words, recorded, photos), { lang: language });
  sheet.y = own.y;
}

function drawSection(sheet: Sheet, words: NationalRecordTexts, recorded: Recorded, photos: Printed["photos"]): void {
  beginPage(sheet);
  drawDocumentTitle(sheet, words.title, words.subtitle);
  for (const [index, { title, parts, part }] of words.items.entries()) {
    if (part) drawDocumentTitle(sheet, part, words.subtitle);
    const heading = `${index + 1}\u00a0\u00a0\u00a0${title}`;
    // The last item, the signature, shares a page with the item before, so that no page has the signature alone.
    const after = index === words.items.length - 2 ? words.items.at(-1) : undefined;
    const keep = after ? 7 + heightOfItem(sheet, words, recorded, after.parts) + closingHeight(sheet, words) : 0;
    if (parts.includes("results")) drawRecord(sheet, recorded, photos, { heading, keep });
    else drawItem(sheet, words, recorded, { heading, parts, keep });
    if (index < words.items.length - 1 && sheet.y < bottomEdge) drawRule(sheet, "thin");
    sheet.y += 7;
  }
  drawClosing(sheet, words);
}

function drawDocumentTitle(sheet: Sheet, title: string, subtitle: string): void {
  makeRoom(sheet, 120);
  sheet.y += drawText(sheet.doc, title, leftEdge, sheet.y, contentWidth, { face: "bold", size: 14, tag: "H1" });
  sheet.y += 7 + drawText(sheet.doc, subtitle, leftEdge, sheet.y, contentWidth, { size: 8.2, color: mutedColor });
  drawRule(sheet, "heavy");
  sheet.y += 7;
}

function drawItem(
  sheet: Sheet,
  words: NationalRecordTexts,
  recorded: Recorded,
  { heading, parts, keep }: { heading: string; parts: RecordPart[]; keep: number },
): void {
  const { facts, isUnsigned } = readItem(sheet, words, recorded, parts);
  makeRoom(sheet, heightOfItem(sheet, words, recorded, parts) + keep);
  const style = { face: "bold", size: 9.4, tag: "H2" } as const;
  sheet.y += 3 + drawText(sheet.doc, heading, leftEdge, sheet.y, contentWidth, style);
  drawFacts(sheet, facts, words.missing);
  if (isUnsigned) drawSignLines(sheet, [words.placeAndDate, words.signature]);
  sheet.y += 3;
}

function readItem(sheet: Sheet, words: NationalRecordTexts, recorded: Recorded, parts: RecordPart[]) {
  const facts = parts.map((part) => factsOf(part, words, sheet.texts, recorded));
  const isUnsigned = parts.includes("signature") && facts.at(-1)?.some(({ isMissing }) => isMissing);
  return { facts: facts.flat(), isUnsigned };
}

/** An item stays on one page unless it is longer than half a page. */
function heightOfItem(sheet: Sheet, words: NationalRecordTexts, recorded: Recorded, parts: RecordPart[]): number {
  const { facts, isUnsigned } = readItem(sheet, words, recorded, parts);
  return 20 + Math.min(factsHeight(sheet, facts, words.missing) + (isUnsigned ? 52 : 0), millimetres(130));
}

const closingStyle = { size: 7.6, color: mutedColor };
const closingText = ({ keep, judgement }: NationalRecordTexts) => `${keep} ${judgement}`;

function closingHeight({ doc }: Sheet, words: NationalRecordTexts): number {
  return heightOf(doc, closingText(words), contentWidth, closingStyle) + 18;
}

function drawClosing(sheet: Sheet, words: NationalRecordTexts): void {
  makeRoom(sheet, closingHeight(sheet, words) - 10);
  drawRule(sheet, "heavy");
  sheet.y += 6;
  sheet.y += drawText(sheet.doc, closingText(words), leftEdge, sheet.y, contentWidth, closingStyle) + 4;
}
