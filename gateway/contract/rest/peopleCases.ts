import {
  acceptInvitation,
  getInvitation,
  inviteUser,
  listInvitations,
  resendInvitation,
  updateUser,
  updateUserRole,
  withdrawInvitation,
} from "../../src/user/userApi.ts";
import { subAddress } from "../subAddress.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

/** Invites an account of no company, where one can be made. */
async function invite({ rest, fixtures, createInvitee }: CaseContext) {
  if (!createInvitee) return {};
  const { email, accessToken, readInvitation } = await createInvitee();
  const person = { email, firstName: "Contract", lastName: "Invitee", role: "user", language: "sv" } as const;
  await inviteUser(rest, fixtures.get("companyId"), person);
  return { token: accessToken, invitation: await readInvitation() };
}

/** An account that is made, given a role and shut out again: accounts cannot be deleted. */
export const peopleCases: RestCase[] = [
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async ({ rest, fixtures }) => {
      const person = { email: subAddress(fixtures.get("email")), firstName: "Contract", lastName: "Test" };
      const user = await inviteUser(rest, fixtures.get("companyId"), { ...person, role: "user", language: "sv" });
      fixtures.set({ invitedId: "id" in user ? user.id : null });
    },
  },
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async (context) => {
      const [accepting, waiting] = [await invite(context), await invite(context)];
      context.fixtures.set({ inviteeToken: accepting.token, invitation: accepting.invitation });
      context.fixtures.set({ openInviteeToken: waiting.token, openInvitation: waiting.invitation });
    },
  },
  {
    operation: "getInvitation",
    effect: "lasts",
    mayAnswer: [404],
    run: ({ rest, restAs, fixtures }) =>
      fixtures.has("invitation")
        ? getInvitation(restAs(fixtures.get("inviteeToken")), fixtures.get("invitation"))
        : getInvitation(rest, "none"),
  },
  {
    // Without an invitee it is the token's own user, who belongs to a company and is not moved to another.
    operation: "acceptInvitation",
    effect: "lasts",
    mayAnswer: [409],
    run: ({ rest, restAs, fixtures }) =>
      fixtures.has("invitation")
        ? acceptInvitation(restAs(fixtures.get("inviteeToken")), fixtures.get("invitation"))
        : acceptInvitation(rest, "none"),
  },
  {
    operation: "listInvitations",
    effect: "reads",
    run: ({ rest, fixtures }) => listInvitations(rest, fixtures.get("companyId"), { skip: 0, take: 25 }),
  },
  {
    operation: "resendInvitation",
    effect: "lasts",
    run: ({ rest, fixtures }) =>
      resendInvitation(rest, { companyId: fixtures.get("companyId"), userId: fixtures.get("invitedId") }, {}),
  },
  {
    operation: "updateUserRole",
    effect: "lasts",
    run: ({ rest, fixtures }) => updateUserRole(rest, fixtures.get("invitedId"), { role: "user" }),
  },
  {
    operation: "updateUser",
    effect: "lasts",
    run: ({ rest, fixtures }) => updateUser(rest, fixtures.get("invitedId"), { active: false }),
  },
  {
    operation: "withdrawInvitation",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const companyId = fixtures.get("companyId");
      const person = { email: subAddress(fixtures.get("email")), firstName: "Contract", lastName: "Test" };
      const user = await inviteUser(rest, companyId, { ...person, role: "user", language: "sv" });
      if ("id" in user) await withdrawInvitation(rest, { companyId, userId: user.id });
    },
  },
];
