import { onePixel } from "../onePixel.ts";
import { putPicture } from "../putPicture.ts";
import { subAddress } from "../subAddress.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const details = "name orgNumber address city postalCode phoneNumber email website country";

/** The caller, the company and its people: written back as they are, or with accounts that are shut out again. */
export const officeCases: MutationCase[] = [
  { name: "changeLanguage", effect: "writes", inputs: (facts) => [{ language: facts.get("language") }] },
  {
    name: "updateUser",
    effect: "writes",
    inputs: (facts) => [{ userId: facts.get("userGid"), firstName: facts.get("firstName") }],
  },
  {
    name: "updateCompany",
    effect: "writes",
    inputs: async (_, ask) => [
      { ...((await ask(`{ viewer { company { ${details} } } }`, {}))("viewer.company") ?? {}) },
    ],
  },
  {
    name: "createLogoUpload",
    effect: "writes",
    inputs: () => [{ fileName: "contract.png", size: onePixel.length }],
    learn: async (found, facts) => {
      await putPicture(String(found("uploadUrl")));
      facts.learn({ logo: found("fileUrl") });
    },
  },
  { name: "setLogo", effect: "lasts", inputs: (facts) => [{ url: facts.get("logo") }] },
  {
    name: "inviteUser",
    effect: "lasts",
    inputs: (facts) => [{ email: subAddress(facts.get("email")), firstName: "Contract", lastName: "Test" }],
    learn: (found, facts) => facts.learn({ invitedGid: found("user.id") }),
  },
  { name: "acceptInvitation", effect: "writes", refusal: "HAS_COMPANY", inputs: () => [{ token: "none" }] },
  {
    name: "setUserRole",
    effect: "lasts",
    inputs: (facts) => [{ userId: facts.get("invitedGid"), role: "USER" }],
  },
  {
    name: "setUserActive",
    effect: "lasts",
    inputs: (facts) => [{ userId: facts.get("invitedGid"), active: false }],
  },
];
