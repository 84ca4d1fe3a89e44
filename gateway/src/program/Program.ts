import type {
  CallingProgramResolvers,
  MutationResolvers,
  ProgramResolvers,
  ProgramScope,
  QueryResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes, payloadOf, userError } from "../graphql/userErrors.ts";
import { requireFields } from "../graphql/validation.ts";
import { clientError, nullIfForbidden } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import type { RestProgram, RestProgramScope } from "../rest/types.ts";

const programScopes: ProgramScope[] = ["PROJECTS_READ", "PROJECTS_WRITE", "CERTIFICATES_SEND", "USERS_MANAGE"];

/** PROJECTS_READ is REST's `projects:read`. */
const toRestScope = (scope: ProgramScope) => scope.toLowerCase().replace("_", ":") as RestProgramScope;

/** Leaves out scopes that only a newer service knows. */
const toScopes = (scopes: RestProgramScope[]) => programScopes.filter((scope) => scopes.includes(toRestScope(scope)));

export const Program: ProgramResolvers = {
  scopes: ({ scopes }) => toScopes(scopes),
  responsibleName: ({ responsible }) => responsible.name,
};

export const program: QueryResolvers["program"] = (_, __, { session }) => session.program();

export const CallingProgram: CallingProgramResolvers = {
  id: ({ id }) => toGlobalId("Program", id),
  programId: ({ id }) => id,
  tokenExpiresAt: ({ expiresAt }) => expiresAt,
  scopes: ({ scopes }) => toScopes(scopes),
  company: ({ companyId }) => ({ id: companyId }),
  features: () => ({}),
};

/** Null for people who are not owners. */
export function loadPrograms({ rest }: Context): Promise<RestProgram[] | null> {
  const listing = rest.call("listPrograms", {});
  return listing.then(({ data }) => data, nullIfForbidden);
}

const nothing = { program: null, secret: null, company: null };

export const createProgram: MutationResolvers["createProgram"] = async (_, { input }, context) => {
  const name = input.name.trim();
  const faults = requireFields({ name }, { name: ["NAME_REQUIRED", "Program name is required"] });
  if (input.scopes.length === 0) faults.push(userError("VALUE_INVALID", "Choose one scope at least", "scopes"));
  if (faults.length > 0) return { ...nothing, userErrors: faults };
  const scopes = [...new Set(input.scopes)].map(toRestScope);
  return tellSecret(context.rest.call("createProgram", { body: { name, scopes, endsOn: input.endsOn } }), context);
};

export const rotateProgramSecret: MutationResolvers["rotateProgramSecret"] = async (_, { input }, context) => {
  const programId = requireProgramId(input.programId);
  return tellSecret(context.rest.call("rotateProgramSecret", { programId }), context);
};

export const revokeProgram: MutationResolvers["revokeProgram"] = (_, { input }, { rest, loaders }) => {
  const call = rest.call("revokeProgram", { programId: requireProgramId(input.programId) });
  return payloadOf("company", call.then(loaders.ownCompany), notAllowedCodes);
};

async function tellSecret(call: Promise<{ program: RestProgram; secret: string }>, context: Context) {
  const { value, userErrors } = await catchUserErrors(call, notAllowedCodes);
  if (value === null) return { ...nothing, userErrors };
  return { ...value, company: await context.loaders.ownCompany(), userErrors };
}

function requireProgramId(id: string): string {
  if (!isRestId(id)) throw clientError("NOT_FOUND", "There is no program with this id.");
  return id;
}
