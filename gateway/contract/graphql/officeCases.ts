import { requireIds, toGlobalId } from "../../src/graphql/globalId.ts";
import { onePixel, putPicture, subAddress } from "../sampleData.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const details = "name orgNumber address city postalCode phoneNumber email website country";

/** Mutations about the caller, company and users. Those with the effect `lasts` leave a logo and an invited user. */
export const officeCases: MutationCase[] = [
  { name: "changeLanguage", inputs: (fixtures) => [{ language: fixtures.get("language") }] },
  { name: "putOffAttention", inputs: () => [{ kind: "STEP_LEFT", until: null }] },
  { name: "bringBackAttention", inputs: () => [{ kind: "STEP_LEFT" }] },
  {
    name: "setWeeklyMail",
    inputs: async (_, ask) => {
      const found = await ask("{ viewer { wantsWeeklyMail } }", {});
      return [{ wanted: found("viewer.wantsWeeklyMail") ?? false }];
    },
  },
  {
    name: "createSavedView",
    also: "savedView { id } user { savedViews { id } }",
    inputs: () => [{ list: "ONGOING", name: `Contract ${Date.now()}`, search: "q=contract" }],
    learn: (found, fixtures) => fixtures.set({ viewGid: found("savedView.id") }),
  },
  {
    name: "updateSavedView",
    inputs: (fixtures) => [{ viewId: fixtures.get("viewGid"), search: "q=contract&sort=endDate" }],
  },
  {
    name: "updateUser",
    inputs: (fixtures) => [{ userId: fixtures.get("userGid"), firstName: fixtures.get("firstName") }],
  },
  {
    name: "updateCompany",
    inputs: async (_, ask) => [
      { ...((await ask(`{ viewer { company { ${details} } } }`, {}))("viewer.company") ?? {}) },
    ],
  },
  {
    name: "createLogoUpload",
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
  { name: "acceptInvitation", refusal: "HAS_COMPANY", inputs: () => [{ token: "none" }] },
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
  { name: "withdrawInvitation", inputs: (fixtures) => [{ invitationId: fixtures.get("invitationGid") }] },
];

const email = "nobody@contract.example";
const session = "none";

/** Mutations about passwords. A run has a token and no password, so it sends inputs that the gateway itself refuses. */
export const sessionCases: MutationCase[] = [
  { name: "signIn", refusal: "EMAIL_REQUIRED", inputs: () => [{ email: " ", password: "x" }] },
  { name: "answerNewPassword", refusal: "CHALLENGE_EXPIRED", inputs: () => [{ email, session, newPassword: "x" }] },
  { name: "answerMfa", refusal: "CHALLENGE_EXPIRED", inputs: () => [{ email, session, code: "123456" }] },
  { name: "requestPasswordReset", refusal: "EMAIL_INVALID", inputs: () => [{ email: "nobody" }] },
  { name: "confirmPasswordReset", refusal: "CODE_INVALID", inputs: () => [{ email, code: "12", newPassword: "x" }] },
  { name: "changePassword", refusal: "PASSWORD_REQUIRED", inputs: () => [{ currentPassword: "x", newPassword: "" }] },
  { name: "startAuthenticatorSetup", refusal: "PASSWORD_REQUIRED", inputs: () => [{ password: "" }] },
  { name: "confirmAuthenticator", refusal: "CODE_INVALID", inputs: () => [{ code: "12" }] },
  { name: "removeAuthenticator", refusal: "PASSWORD_REQUIRED", inputs: () => [{ password: "" }] },
];

/** Ends the session of the run's own gateway. */
export const signOutCase: MutationCase = { name: "signOut", inputs: () => null };

export const savedViewRemovalCases: MutationCase[] = [
  { name: "deleteSavedView", inputs: (fixtures) => [{ viewId: fixtures.get("viewGid") }] },
];
