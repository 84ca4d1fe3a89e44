import { behaviourCases } from "./behaviour/behaviourCases.ts";
import type { BehaviourCase, RestCase } from "./RestCase.ts";
import { aboutCases } from "./rest/aboutCases.ts";
import { cameraCases } from "./rest/cameraCases.ts";
import { changeCases } from "./rest/changeCases.ts";
import { peopleCases } from "./rest/peopleCases.ts";
import { lateCases, readCases } from "./rest/readCases.ts";
import { reviewedCases } from "./rest/reviewCases.ts";

/** The cases in the order in which they must run. Each operation has at least one. */
export const cases: (RestCase | BehaviourCase)[] = [
  ...aboutCases,
  ...readCases,
  ...behaviourCases,
  ...changeCases,
  ...reviewedCases,
  ...cameraCases,
  ...peopleCases,
  ...lateCases,
];
