import { cameraMutants } from "./mutants/cameraMutants.ts";
import { changeMutants } from "./mutants/changeMutants.ts";
import { cursorMutants } from "./mutants/cursorMutants.ts";
import { declarationMutants } from "./mutants/declarationMutants.ts";
import { exportMutants } from "./mutants/exportMutants.ts";
import { externalIdMutants } from "./mutants/externalIdMutants.ts";
import { faultMutants } from "./mutants/faultMutants.ts";
import { feedMutants } from "./mutants/feedMutants.ts";
import { finishMutants } from "./mutants/finishMutants.ts";
import { instrumentFileMutants } from "./mutants/instrumentFileMutants.ts";
import { instrumentMutants } from "./mutants/instrumentMutants.ts";
import { listMutants } from "./mutants/listMutants.ts";
import type { Mutant } from "./mutants/Mutant.ts";
import { programMutants } from "./mutants/programMutants.ts";
import { reviewMutants } from "./mutants/reviewMutants.ts";
import { savedViewMutants } from "./mutants/savedViewMutants.ts";
import { treeMutants } from "./mutants/treeMutants.ts";
import { uploadMutants } from "./mutants/uploadMutants.ts";
import { webhookMutants } from "./mutants/webhookMutants.ts";
import { withdrawalMutants } from "./mutants/withdrawalMutants.ts";

/** Each service has one fault that no schema check finds. The report must name the broken claim. */
export const mutants: Mutant[] = [
  ...listMutants,
  ...cursorMutants,
  ...treeMutants,
  ...changeMutants,
  ...cameraMutants,
  ...finishMutants,
  ...externalIdMutants,
  ...withdrawalMutants,
  ...reviewMutants,
  ...faultMutants,
  ...feedMutants,
  ...declarationMutants,
  ...instrumentMutants,
  ...instrumentFileMutants,
  ...uploadMutants,
  ...savedViewMutants,
  ...webhookMutants,
  ...programMutants,
  ...exportMutants,
];
