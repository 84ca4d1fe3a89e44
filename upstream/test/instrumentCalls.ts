import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Instrument = components["schemas"]["Instrument"];

const instrument = { maker: "Elmät", model: "IR-500", serialNumber: "20-1184" };
const certificate = { url: "https://x.example/y", fileName: "a.pdf" };
const calibrations = [{ calibratedOn: "2026-02-10", validUntil: "2027-02-10", certificate }];

export async function makeInstrument({ owner }: TestCompany, wish: object = {}): Promise<Instrument> {
  return (await owner.post<Instrument>("/instruments", { ...instrument, ...wish })).body;
}

export const instrumentBodies = {
  createInstrument: () => [{ ...instrument, calibrations }],
  updateInstrument: () => [{ ...instrument, calibrations, retired: true }],
  createCalibrationUpload: () => [{ fileName: "a.pdf", contentType: "application/pdf", size: 3 }],
};
