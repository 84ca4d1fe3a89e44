import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Instrument = components["schemas"]["Instrument"];

const instrument = { maker: "Elmät", model: "IR-500", serialNumber: "20-1184" };
const certificate = { url: "https://x.example/y", fileName: "a.pdf" };
const calibrations = [{ calibratedOn: "2026-02-10", validUntil: "2027-02-10", certificate }];

export async function makeInstrument({ owner }: TestCompany, wish: object = {}): Promise<Instrument> {
  return (await owner.post<Instrument>("/instruments", { ...instrument, ...wish })).body;
}

export const fileColumns = [
  { heading: "Plats", role: "ROOM", unit: null },
  { heading: "R", role: "RESISTANCE", unit: "OHM" },
  { heading: "Riso", role: "INSULATION", unit: "MEGAOHM" },
] satisfies components["schemas"]["InstrumentColumn"][];

export async function uploadInstrumentFile({ owner }: TestCompany, bytes: string | Buffer): Promise<string> {
  const size = Buffer.byteLength(bytes);
  const file = { fileName: "ir500.csv", contentType: "text/csv", size };
  const { body } = await owner.post<components["schemas"]["Upload"]>("/instrument-file-uploads", file);
  const { status } = await fetch(body.url, { method: "PUT", body: Buffer.from(bytes) });
  if (status !== 204) throw new Error(`The upload was answered by ${status}.`);
  return body.fileUrl;
}

/** Stores a file of an instrument. Without `instrumentId`, the instrument is a new one. */
export async function makeInstrumentFile(
  company: TestCompany,
  { bytes = "Plats;R;Riso\nBadrum;88,4;820\n", ...wish }: { bytes?: string | Buffer; instrumentId?: string } = {},
): Promise<components["schemas"]["InstrumentFile"]> {
  const instrumentId = wish.instrumentId ?? (await makeInstrument(company)).id;
  const url = await uploadInstrumentFile(company, bytes);
  const file = { url, fileName: "ir500.csv", instrumentId, columns: fileColumns };
  const { status, body, problem } = await company.owner.post<components["schemas"]["InstrumentFile"]>(
    "/instrument-files",
    file,
  );
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return body;
}

export const instrumentBodies = {
  createInstrument: () => [{ ...instrument, calibrations }],
  updateInstrument: () => [{ ...instrument, calibrations, retired: true }],
  createInstrumentFileUpload: () => [{ fileName: "a.csv", contentType: "text/csv", size: 3 }],
  createInstrumentFile: () => [
    { url: "https://x.example/y", fileName: "a.csv", instrumentId: "i", columns: fileColumns },
  ],
  createCalibrationUpload: () => [{ fileName: "a.pdf", contentType: "application/pdf", size: 3 }],
};
