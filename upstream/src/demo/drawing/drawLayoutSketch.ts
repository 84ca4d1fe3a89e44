import PDFDocument from "pdfkit";
import { seededRandom } from "../seededRandom.ts";
import { cableLoops } from "./cableLoops.ts";

/** A one-page PDF (A4): the cable's loops in a room, with the sensor, the box and the cold lead marked. */
export async function drawLayoutSketch(title: string, legend: [sensor: string, box: string, scale: string]) {
  const made = new Date("2026-01-01T00:00:00Z");
  const pdf = new PDFDocument({ size: "A4", margin: 56, info: { Title: title, CreationDate: made, ModDate: made } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.font("Helvetica-Bold").fontSize(22).text(title, 56, 56);
  drawRoom(pdf);
  drawCable(pdf);
  drawMarks(pdf, legend);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawRoom(pdf: PDFKit.PDFDocument): void {
  pdf.lineWidth(6).strokeColor("#333333").rect(76, 120, 440, 520).stroke();
  pdf.lineWidth(8).strokeColor("#ffffff").moveTo(200, 640).lineTo(280, 640).stroke();
  pdf.lineWidth(1).strokeColor("#333333").moveTo(200, 640).lineTo(200, 560).stroke();
  pdf.moveTo(200, 560).bezierCurveTo(244, 560, 280, 596, 280, 640).dash(3, { space: 3 }).stroke().undash();
  pdf.lineWidth(1).rect(400, 126, 110, 150).dash(4, { space: 3 }).stroke().undash();
}

function drawCable(pdf: PDFKit.PDFDocument): void {
  const loops = cableLoops({ left: 110, top: 300, right: 490, bottom: 540 }, 24, seededRandom("layout sketch"));
  const [start = [0, 0] as const, ...rest] = loops;
  pdf.lineWidth(2.2).strokeColor("#b03020").moveTo(start[0], start[1]);
  for (const [x, y] of rest) pdf.lineTo(x, y);
  pdf.stroke();
  pdf
    .lineWidth(3)
    .strokeColor("#222222")
    .moveTo(84, 200)
    .lineTo(100, 200)
    .lineTo(100, 300)
    .lineTo(start[0], start[1])
    .stroke();
}

function drawMarks(pdf: PDFKit.PDFDocument, legend: [string, string, string]): void {
  const [sensor, box, scale] = legend;
  pdf.lineWidth(1.5).strokeColor("#1f4e8c").moveTo(84, 230).lineTo(300, 230).lineTo(300, 384).stroke();
  pdf.circle(300, 384, 5).fill("#1f4e8c");
  pdf.rect(78, 186, 18, 28).fillAndStroke("#ffffff", "#222222");
  pdf.font("Helvetica").fontSize(12).fillColor("#111111");
  pdf.text(box, 112, 176, { lineBreak: false });
  pdf.text(sensor, 308, 236, { lineBreak: false });
  pdf.text(scale, 76, 664, { lineBreak: false });
}
