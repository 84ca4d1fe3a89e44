import type { MessageId } from "../i18n/catalogues.ts";
import type { PasteRefusal } from "./pastedCells.ts";

export const refusalTexts: Record<PasteRefusal, MessageId> = {
  noRoom: "measuring.paste.noRoom",
  noCell: "measuring.paste.noCell",
  loading: "measuring.paste.loading",
  finished: "measuring.paste.finished",
  notReading: "measuring.paste.notReading",
  noValue: "measuring.file.noValue",
  noStep: "measuring.file.noStep",
  notDay: "measuring.file.notDay",
  notVoltage: "measuring.file.notVoltage",
  severalProducts: "measuring.file.severalProducts",
  laterLine: "measuring.file.laterLine",
  tooManyCells: "measuring.file.tooManyCells",
};
