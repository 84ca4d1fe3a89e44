import type { Handlers } from "../http/operation.ts";
import { createCalibrationUpload, createInstrument } from "./createInstrument.ts";
import { listInstruments } from "./instruments.ts";
import { deleteInstrument, updateInstrument } from "./updateInstrument.ts";

export const instrumentHandlers = {
  listInstruments,
  createInstrument,
  updateInstrument,
  deleteInstrument,
  createCalibrationUpload,
} satisfies Partial<Handlers>;
