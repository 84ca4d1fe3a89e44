import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { boardCardTexts } from "../texts/boardCardTexts.ts";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import type { CertificateSnapshot, CertifiedRoom } from "./certificateSnapshot.ts";
import { drawNoDrilling } from "./drawNoDrilling.ts";
import { drawModules } from "./drawVerificationCode.ts";
import { registerFonts } from "./fonts.ts";
import { formatAmount } from "./formatReading.ts";
import { drawText, heightOf, inkColor, lineColor, millimetres, type TextStyle } from "./Sheet.ts";
import { beginTags, drawArtifact, tagContent } from "./tags.ts";

export type BoardCard = {
  snapshot: CertificateSnapshot;
  url: string;
  code: string;
  phone: string | null;
  printedDay: string;
};

type Doc = PDFKit.PDFDocument;
type Row = { room: string; product: string; power: string; height: number };

const [left, top] = [millimetres(6), millimetres(6.5)];
const width = millimetres(105) - 2 * left;
const bottom = millimetres(148) - top;
const codeSide = millimetres(31);
const codeMargin = millimetres(3);
const signSide = millimetres(19);
/** The smallest text of the card: eleven CSS pixels. */
const small: TextStyle = { size: 8.25, lineGap: 0.5 };
const title: TextStyle = { face: "bold", size: 17, lineGap: 0, tag: "H1" };
const order: TextStyle = { face: "bold", size: 10, lineGap: 0 };
const headWidth = width - signSide - 8;
const [footLeft, footWidth] = [left + codeSide + 8, width - codeSide - 8];
const noteGap = 7;
const rowsPerCard = 8;
const lineHeight = 20;
const columns = { room: [0, 0.25], group: [0.26, 0.2], product: [0.475, 0.37], power: [0.85, 0.15] } as const;

/** Draws the certificate's rooms on A6 pages: eight rooms a page, or fewer if their texts are high. */
export async function drawBoardCards(card: BoardCard): Promise<Buffer> {
  const { language, number, issuedAt } = card.snapshot;
  const texts = boardCardTexts[language];
  const at = new Date(issuedAt);
  const doc = new PDFDocument({
    ...{ pdfVersion: "1.7", tagged: true, displayTitle: true, lang: language, size: "A6", margin: 0 },
    ...{ autoFirstPage: false, info: { Title: `${texts.fileName} ${number}`, CreationDate: at, ModDate: at } },
  });
  const bytes = buffer(doc);
  registerFonts(doc);
  beginTags(doc);
  const cards = toCards(doc, card);
  for (const [index, rows] of cards.entries()) {
    doc.addPage();
    const y = drawHead(doc, card, cards.length > 1 ? texts.part(index + 1, cards.length) : "");
    drawText(doc, texts.beforeOpening, left, drawRows(doc, card, rows, y) + noteGap, width, small);
    drawFoot(doc, card);
  }
  doc.end();
  return bytes;
}

function toCards(doc: Doc, card: BoardCard): Row[][] {
  const { rooms, language } = card.snapshot;
  const { locale } = certificateTextsIn(language);
  const spaceOfRows = spaceFor(doc, card);
  const cards: Row[][] = [];
  let space = 0;
  for (const row of rooms.map((room) => toRow(doc, room, locale))) {
    const last = cards.at(-1);
    if (last && last.length < rowsPerCard && space >= row.height) last.push(row);
    else cards.push([row]);
    space = (last === cards.at(-1) ? space : spaceOfRows) - row.height;
  }
  return cards;
}

function spaceFor(doc: Doc, card: BoardCard): number {
  const texts = boardCardTexts[card.snapshot.language];
  const foot = footLines(card).reduce((sum, { text, style }) => sum + heightOf(doc, text, footWidth, style), 0);
  const heading = heightOf(doc, texts.group, columns.group[1] * width, small);
  const head = heightOf(doc, texts.title, headWidth, title) + heightOf(doc, texts.doNotDrill, headWidth, order) + 16;
  const note = heightOf(doc, texts.beforeOpening, width, small) + noteGap;
  return bottom - top - Math.max(head, signSide) - 5 - heading - note - Math.max(foot, codeSide);
}

function toRow(doc: Doc, { title, products }: CertifiedRoom, locale: string): Row {
  const product = products.map((installed) => installed.title).join("\n");
  const power = products.map((installed) => formatAmount(locale, installed.power, 0, "W")).join("\n");
  const height = Math.max(
    heightOf(doc, title, columns.room[1] * width, { ...small, face: "bold" }),
    heightOf(doc, product, columns.product[1] * width, small),
  );
  return { room: title, product, power, height: Math.max(lineHeight, height + 8) };
}

function drawHead(doc: Doc, { snapshot }: BoardCard, part: string): number {
  const texts = boardCardTexts[snapshot.language];
  const y = top + drawText(doc, texts.title, left, top, headWidth, title);
  const orderHeight = drawText(doc, texts.doNotDrill, left, y + 3, headWidth, order);
  drawNoDrilling(doc, left + width - signSide, top, signSide, texts.doNotDrill);
  const below = y + 5 + orderHeight;
  return Math.max(below + (part ? drawText(doc, part, left, below, headWidth, small) : 0), top + signSide) + 5;
}

function drawRows(doc: Doc, { snapshot }: BoardCard, rows: Row[], from: number): number {
  const texts = boardCardTexts[snapshot.language];
  const cell = (text: string, column: keyof typeof columns, y: number, style: TextStyle = {}) => {
    const [start, share] = columns[column];
    return drawText(doc, text, left + start * width, y, share * width, {
      ...{ ...small, align: column === "power" ? "right" : "left" },
      ...style,
    });
  };
  const heads = (["room", "group", "product", "power"] as const).map((column) => cell(texts[column], column, from));
  let y = from + Math.max(...heads) + 2;
  drawLine(doc, y, "heavy");
  for (const { room, product, power, height } of rows) {
    cell(room, "room", y + 4, { face: "bold" });
    cell(product, "product", y + 4);
    cell(power, "power", y + 4);
    const [start, share] = columns.group;
    const writing = left + start * width;
    dotted(doc, writing, writing + share * width, y + height - 4);
    y += height;
    drawLine(doc, y, "thin");
  }
  return y;
}

function drawFoot(doc: Doc, card: BoardCard): void {
  const y = bottom - codeSide;
  drawArtifact(doc, () => doc.lineWidth(0.9).strokeColor(inkColor).rect(left, y, codeSide, codeSide).stroke());
  const modules = codeSide - 2 * codeMargin;
  tagContent(doc, "Figure", () => drawModules(doc, card.url, left + codeMargin, y + codeMargin, modules), card.url);
  const lines = footLines(card);
  let line = bottom - lines.reduce((sum, { text, style }) => sum + heightOf(doc, text, footWidth, style), 0);
  for (const { text, style } of lines) line += drawText(doc, text, footLeft, line, footWidth, style);
}

function footLines({ snapshot, url, code, phone, printedDay }: BoardCard): { text: string; style: TextStyle }[] {
  const texts = boardCardTexts[snapshot.language];
  const { company, project, number, validUntil } = snapshot;
  const groups = code.length === 40 ? (code.match(/.{5}/g) ?? []).join(" ") : code;
  const plain = { ...small, lineGap: 0 };
  const bold = { ...plain, face: "bold" } as const;
  return [
    { text: texts.page, style: bold },
    { text: `${new URL(url).host}\n${texts.code} ${groups}`, style: plain },
    { text: [project.name, project.city].filter(Boolean).join(", "), style: plain },
    { text: [texts.certificate(number ?? ""), texts.validUntil(validUntil)].join("\n"), style: plain },
    { text: [company.name, phone].filter(Boolean).join(", "), style: bold },
    { text: texts.printed(printedDay), style: plain },
  ];
}

function drawLine(doc: Doc, y: number, weight: "thin" | "heavy"): void {
  const [thickness, color] = weight === "heavy" ? ([0.9, inkColor] as const) : ([0.5, lineColor] as const);
  drawArtifact(doc, () =>
    doc
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(),
  );
}

/** The service does not store a room's circuit, so people write the circuit on a dotted line. */
function dotted(doc: Doc, from: number, to: number, y: number): void {
  const draw = () => doc.lineWidth(0.6).strokeColor(inkColor).dash(0.8, { space: 1.6 }).moveTo(from, y).lineTo(to, y);
  drawArtifact(doc, () => draw().stroke().undash());
}

export default drawBoardCards;
