import type { components } from "../../__generated__/contract.ts";
import type { NationalRecordTexts } from "./NationalRecordTexts.ts";
import { fi } from "./nationalFi.ts";
import { no } from "./nationalNo.ts";
import { se } from "./nationalSe.ts";

type RecordCountry = components["schemas"]["RecordCountry"];

export const nationalTexts: Record<RecordCountry, NationalRecordTexts> = { FI: fi, NO: no, SE: se };
