import { requireIds, toGlobalId } from "../../src/graphql/globalId.ts";
import { onePixel } from "../onePixel.ts";
import { putPicture } from "../putPicture.ts";
import { subAddress } from "../subAddress.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const details = "name orgNumber address city postalCode phoneNumber email website country";

/** The caller, the company and its people: written back as they are, or with accounts that are shut out again. */
export const officeCases: MutationCase[] = [
  { name: "changeLanguage", effect: "writes", inputs: (fixtures) => [{ language: fixtures.get("language") }] },
  { name: "putOffAttention", effect: "writes", inputs: () => [{ kind: "STEP_LEFT", until: null }] },
  { name: "bringBackAttention", effect: "writes", inputs: () => [{ kind: "STEP_LEFT" }] },
  { name: "setWeeklyMail", effect: "writes", inputs: () => [{ wanted: false }] },
  {
    name: "updateUser",
    effect: "writes",
    inputs: (fixtures) => [{ userId: fixtures.get("userGid"), firstName: fixtures.get("firstName") }],
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
    learn: async (found, fixtures) => {
      await putPicture(String(found("uploadUrl")));
      fixtures.set({ logo: found("fileUrl") });
    },
  },
  { name: "setLogo", effect: "lasts", inputs: (fixtures) => [{ url: fixtures.get("logo") }] },
  {
    name: "inviteUser",
    effect: "lasts",
    inputs: (fixtures) => [{ email: subAddress(fixtures.get("email")), firstName: "Contract", lastName: "Test" }],
    learn: (found, fixtures) => {
      const { userId } = requireIds("User", String(found("user.id")));
      fixtures.set({ invitedGid: found("user.id"), invitationGid: toGlobalId("PendingInvitation", userId) });
    },
  },
  {
    name: "resendInvitation",
    effect: "lasts",
    inputs: (fixtures) => [{ invitationId: fixtures.get("invitationGid") }],
  },
  { name: "acceptInvitation", effect: "writes", refusal: "HAS_COMPANY", inputs: () => [{ token: "none" }] },
  {
    name: "setUserRole",
    effect: "lasts",
    inputs: (fixtures) => [{ userId: fixtures.get("invitedGid"), role: "USER" }],
  },
  {
    name: "setUserActive",
    effect: "lasts",
    inputs: (fixtures) => [false, true].map((active) => ({ userId: fixtures.get("invitedGid"), active })),
  },
  {
    name: "setUserActive",
    effect: "lasts",
    // A person just invited has no rooms to hand over.
    inputs: (fixtures) => {
      const userId = fixtures.get("invitedGid");
      const taker = fixtures.get("installerGid");
      return [
        { userId, active: false, installationsTo: taker },
        { userId, active: true, returnInstallations: true },
      ];
    },
  },
  {
    name: "withdrawInvitation",
    effect: "writes",
    inputs: (fixtures) => [{ invitationId: fixtures.get("invitationGid") }],
  },
];
