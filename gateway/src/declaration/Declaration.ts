import type {
  DeclarationResolvers,
  InstallationDeclarationResolvers,
  MutationResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { hasFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, payloadOf } from "../graphql/userErrors.ts";
import type { RestPasskey } from "../rest/types.ts";

export const Declaration: DeclarationResolvers = {
  declaredBy: ({ by }) => by?.name ?? null,
};

export const InstallationDeclaration: InstallationDeclarationResolvers = {
  declaredBy: ({ by }) => by?.name ?? null,
  declaredAt: ({ at }) => at,
  proof: ({ declarationId }, _, { rest }) => (declarationId ? rest.call("getDeclaration", { declarationId }) : null),
};

export async function loadPasskeys(context: Context): Promise<RestPasskey[] | null> {
  return (await hasFeature(context, "declarations")) ? (await context.rest.call("listPasskeys", {})).data : null;
}

export const declarationMutations = {
  createPasskeyOptions: async (_, { input }, { rest }) => {
    const { value, userErrors } = await catchUserErrors(rest.call("createPasskeyOptions", { body: input }));
    return { options: value?.options, userErrors };
  },

  addPasskey: async (_, { input }, { rest, loaders }) => {
    const { value, userErrors } = await catchUserErrors(rest.call("addPasskey", { body: input }));
    return { passkey: value, user: value && (await loaders.viewer()), userErrors };
  },

  removePasskey: (_, { input }, { rest, loaders }) =>
    payloadOf("user", rest.call("removePasskey", requireIds("Passkey", input.passkeyId)).then(loaders.viewer)),

  prepareDeclaration: async (_, { input }, { rest }) => {
    const installationIds = input.installationIds.map((id) => requireIds("Installation", id).installationId);
    const call = rest.call("prepareDeclaration", { body: { installationIds, language: input.language } });
    const { value, userErrors } = await catchUserErrors(call);
    return { declaration: value, options: value?.options, userErrors };
  },

  signDeclaration: (_, { input: { declarationId: id, response } }, { rest }) => {
    const { declarationId } = requireIds("Declaration", id);
    return payloadOf("declaration", rest.call("signDeclaration", { declarationId, body: { response } }));
  },
} satisfies MutationResolvers;
