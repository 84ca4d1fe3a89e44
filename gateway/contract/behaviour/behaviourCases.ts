import type { BehaviourCase } from "../RestCase.ts";
import { callerCases } from "./callerCases.ts";
import { cameraCases } from "./cameraCases.ts";
import { changeCases } from "./changeCases.ts";
import { declarationCases } from "./declarationCases.ts";
import { deleteCases } from "./deleteCases.ts";
import { exportCases } from "./exportCases.ts";
import { externalIdCases } from "./externalIdCases.ts";
import { faultCases } from "./faultCases.ts";
import { feedCases } from "./feedCases.ts";
import { filterCases } from "./filterCases.ts";
import { finishCases } from "./finishCases.ts";
import { instrumentCases } from "./instrumentCases.ts";
import { instrumentFileCases } from "./instrumentFileCases.ts";
import { linkCases } from "./linkCases.ts";
import { pagingCases } from "./pagingCases.ts";
import { programCases } from "./programCases.ts";
import { recordingCases } from "./recordingCases.ts";
import { reviewCases } from "./reviewCases.ts";
import { safetyCases } from "./safetyCases.ts";
import { savedViewCases } from "./savedViewCases.ts";
import { templateCases } from "./templateCases.ts";
import { treeCases } from "./treeCases.ts";
import { uploadCases } from "./uploadCases.ts";
import { webhookCases } from "./webhookCases.ts";
import { withdrawalCases } from "./withdrawalCases.ts";

/** The cases do not depend on each other. */
export const behaviourCases: BehaviourCase[] = [
  ...pagingCases,
  ...filterCases,
  ...treeCases,
  ...changeCases,
  ...templateCases,
  ...recordingCases,
  ...cameraCases,
  ...externalIdCases,
  ...feedCases,
  ...declarationCases,
  ...instrumentCases,
  ...instrumentFileCases,
  ...savedViewCases,
  ...webhookCases,
  ...programCases,
  ...exportCases,
  ...callerCases,
  ...deleteCases,
  ...finishCases,
  ...withdrawalCases,
  ...reviewCases,
  ...faultCases,
  ...linkCases,
  ...uploadCases,
  ...safetyCases,
];
