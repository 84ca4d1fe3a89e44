import type { Handlers } from "../http/operation.ts";
import { createCalibrationUpload, createInstrument } from "./createInstrument.ts";
import { createInstrumentFile, createInstrumentFileUpload } from "./createInstrumentFile.ts";
import { listInstrumentFiles } from "./instrumentFiles.ts";
import { deleteInstrumentMapping, listInstrumentMappings } from "./instrumentMappings.ts";
import { listInstruments } from "./instruments.ts";
import { deleteInstrument, updateInstrument } from "./updateInstrument.ts";

export const instrumentHandlers = {
  listInstruments,
  createInstrument,
  updateInstrument,
  deleteInstrument,
  createCalibrationUpload,
  listInstrumentMappings,
  deleteInstrumentMapping,
  createInstrumentFileUpload,
  listInstrumentFiles,
  createInstrumentFile,
} satisfies Partial<Handlers>;
