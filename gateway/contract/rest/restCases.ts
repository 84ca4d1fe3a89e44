import { attentionCases } from "./attentionCases.ts";
import { batchCases } from "./batchCases.ts";
import { certificateCases, deleteCases } from "./endCases.ts";
import { exportCases } from "./exportCases.ts";
import { historyCases } from "./historyCases.ts";
import { makeCases } from "./makeCases.ts";
import { peopleCases } from "./peopleCases.ts";
import { programCases } from "./programCases.ts";
import { projectReadCases } from "./projectReadCases.ts";
import type { RestCase } from "./RestCase.ts";
import { aboutCases } from "./readCases.ts";
import { recordCases } from "./recordCases.ts";
import { templateCases } from "./templateCases.ts";
import { webhookCases, webhookLogCases } from "./webhookCases.ts";

/** In the order in which they can be tried. What a run made is read between, and once more when its warranty is activated. */
export const restCases: RestCase[] = [
  ...aboutCases,
  ...attentionCases,
  ...programCases,
  ...projectReadCases,
  ...webhookCases,
  ...exportCases,
  ...makeCases,
  ...batchCases,
  ...templateCases,
  ...recordCases,
  ...webhookLogCases,
  ...projectReadCases,
  ...certificateCases,
  ...projectReadCases,
  ...peopleCases,
  ...deleteCases,
  ...historyCases,
];
