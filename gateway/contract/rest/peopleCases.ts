import type { CaseContext, RestCase } from "../RestCase.ts";
import { subAddress } from "../sampleData.ts";

/** Null if the service does not tell the account's id. */
async function invite({ rest, fixtures }: CaseContext, email: string, lastName = "Test"): Promise<string | null> {
  const person = { email, firstName: "Contract", lastName, role: "user", language: "sv" } as const;
  const user = await rest.call("inviteUser", { companyId: fixtures.get("companyId"), body: person });
  return "id" in user ? user.id : null;
}

async function inviteOutsider(context: CaseContext) {
  const invitee = await context.createInvitee?.();
  if (!invitee) return {};
  await invite(context, invitee.email, "Invitee");
  return { token: invitee.accessToken, invitation: await invitee.readInvitation() };
}

const asInvitee = ({ rest, restAs, fixtures }: CaseContext) =>
  fixtures.has("invitation")
    ? { rest: restAs(fixtures.get("inviteeToken")), token: fixtures.get("invitation") }
    : { rest, token: "none" };

const invited = ({ fixtures }: CaseContext) => fixtures.get("invitedId");

/** Invites an account, changes its role and deactivates it, because accounts cannot be deleted. */
export const peopleCases: RestCase[] = [
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async (context) => {
      const { fixtures } = context;
      fixtures.set({ invitedId: await invite(context, subAddress(fixtures.get("email"))) });
      const [accepting, waiting] = [await inviteOutsider(context), await inviteOutsider(context)];
      fixtures.set({ inviteeToken: accepting.token, invitation: accepting.invitation });
      fixtures.set({ openInviteeToken: waiting.token, openInvitation: waiting.invitation });
    },
  },
  {
    operation: "getInvitation",
    effect: "lasts",
    mayAnswer: [404],
    run: (context) => {
      const { rest, token } = asInvitee(context);
      return rest.call("getInvitation", { query: { token } });
    },
  },
  {
    operation: "acceptInvitation",
    effect: "lasts",
    mayAnswer: [409],
    run: (context) => {
      const { rest, token } = asInvitee(context);
      return rest.call("acceptInvitation", { body: { token } });
    },
  },
  {
    operation: "resendInvitation",
    effect: "lasts",
    run: (context) =>
      context.rest.call("resendInvitation", {
        companyId: context.fixtures.get("companyId"),
        userId: invited(context),
        body: {},
      }),
  },
  {
    operation: "updateUserRole",
    effect: "lasts",
    run: (context) => context.rest.call("updateUserRole", { userId: invited(context), body: { role: "user" } }),
  },
  {
    operation: "updateUser",
    effect: "lasts",
    run: (context) => context.rest.call("updateUser", { userId: invited(context), body: { active: false } }),
  },
  {
    operation: "withdrawInvitation",
    effect: "writes",
    run: async (context) => {
      const userId = await invite(context, subAddress(context.fixtures.get("email")));
      const companyId = context.fixtures.get("companyId");
      if (userId) await context.rest.call("withdrawInvitation", { companyId, userId });
    },
  },
];
