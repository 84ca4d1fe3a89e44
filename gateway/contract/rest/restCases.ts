import { attentionCases } from "./attentionCases.ts";
import { certificateCases, deleteCases, peopleCases } from "./endCases.ts";
import { historyCases } from "./historyCases.ts";
import { makeCases } from "./makeCases.ts";
import type { RestCase } from "./RestCase.ts";
import { aboutCases, projectReadCases } from "./readCases.ts";
import { recordCases } from "./recordCases.ts";
import { templateCases } from "./templateCases.ts";

/** In the order in which they can be tried. What a run made is read between, and once more when its warranty is activated. */
export const restCases: RestCase[] = [
  ...aboutCases,
  ...attentionCases,
  ...projectReadCases,
  ...makeCases,
  ...templateCases,
  ...recordCases,
  ...projectReadCases,
  ...certificateCases,
  ...projectReadCases,
  ...peopleCases,
  ...deleteCases,
  ...historyCases,
];
