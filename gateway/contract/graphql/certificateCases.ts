import type { Facts } from "../createFacts.ts";
import { daysFromNow } from "../daysFromNow.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const today = daysFromNow(0).slice(0, 10);

const choice = (facts: Facts) => ({ projectId: facts.get("projectGid"), folders: [facts.get("folderId")] });

/** The certificate of the finished folder. The mail goes to the token's own user. */
export const certificateCases: MutationCase[] = [
  {
    name: "previewCertificate",
    effect: "writes",
    inputs: (facts) => [{ ...choice(facts), activationDate: today }],
  },
  {
    name: "sendCertificate",
    effect: "lasts",
    inputs: (facts) => [
      { ...choice(facts), activationDate: today, toEmail: facts.get("email"), sendCopy: true, acceptsDisclaimer: true },
    ],
    learn: (found, facts) => facts.learn({ signedProjectGid: found("project.id") }),
  },
  {
    name: "resendCertificate",
    effect: "lasts",
    inputs: (facts) => [
      { ...choice(facts), projectId: facts.get("signedProjectGid"), toEmail: facts.get("email"), sendCopy: true },
    ],
  },
];
