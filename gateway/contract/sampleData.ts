import { crc32, deflateSync } from "node:zlib";
import { request } from "undici";

/** A REST day, counted from today. */
export function daysFromNow(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
}

export const newProject = {
  name: "Contract test, may be deleted",
  city: "Lund",
  customer: "Contract test",
  customerEmail: "nobody@contract.example",
  postalCode: "222 22",
  startDate: daysFromNow(-30),
  endDate: daysFromNow(30),
};

/** The smallest picture that a service may read: a PNG with one grey pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

const side = 64;

/** A PNG of 64 grey squares with the given shades. Another `level` gives other bytes for the same picture. */
export function drawPng(shades: Uint8Array, level: number): Buffer<ArrayBuffer> {
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_, x) => shades[(y >> 3) * 8 + (x >> 3)] ?? 0),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.from(rows.flat()), { level });
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([onePixel.subarray(0, 8), ...chunks]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type), data]);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

export const putPicture = (url: string, bytes = onePixel) => putFile(url, bytes, "image/png");

export async function putFile(url: string, bytes: Buffer, contentType: string): Promise<void> {
  const headers = { "content-type": contentType, "content-length": String(bytes.length) };
  const { body } = await request(url, { method: "PUT", body: bytes, headers });
  await body.dump();
}

/** RFC 2606 reserves `.example`, so nobody receives the deliveries. */
export const webhookUrl = "https://hooks.example/contract-test";

/** A file from an instrument, whose second line has a value. */
export const instrumentFile = {
  bytes: Buffer.from("Room;R;Riso\nContract;88,4;820\n"),
  columns: [
    { heading: "Room", role: "ROOM", unit: null },
    { heading: "R", role: "RESISTANCE", unit: "OHM" },
    { heading: "Riso", role: "INSULATION", unit: "MEGAOHM" },
  ] as { heading: string; role: "ROOM" | "RESISTANCE" | "INSULATION"; unit: "OHM" | "MEGAOHM" | null }[],
};
export const instrumentFileUpload = {
  fileName: "contract.csv",
  contentType: "text/csv",
  size: instrumentFile.bytes.length,
};

export const newInstrument = { maker: "Contract", model: "Test", serialNumber: "1" };
/** The query reads a list that every company has. */
export const exportQuery = "{ viewer { company { templates { edges { node { name } } } } } }";

/** An unused address of the same mailbox: `maja+contract-k3x9@firm.example`. */
export function subAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at)}+contract-${Date.now().toString(36)}${email.slice(at)}`;
}
