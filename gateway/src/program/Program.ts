import type {
  CallingProgramResolvers,
  MutationResolvers,
  ProgramResolvers,
  ProgramScope,
  QueryResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes, userError } from "../graphql/userErrors.ts";
import { requireFields } from "../graphql/validation.ts";
import { clientError, nullIfForbidden } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import type { RestProgram, RestProgramScope } from "../rest/types.ts";

const restScopes: Record<ProgramScope, RestProgramScope> = {
  PROJECTS_READ: "projects:read",
  PROJECTS_WRITE: "projects:write",
  CERTIFICATES_SEND: "certificates:send",
  USERS_MANAGE: "users:manage",
};

/** Leaves out scopes that only a newer service knows. */
function toScopes(scopes: RestProgramScope[]): ProgramScope[] {
  const known = Object.keys(restScopes) as ProgramScope[];
  return known.filter((scope) => scopes.includes(restScopes[scope]));
}

export const Program: ProgramResolvers = {
  programId: ({ id }) => id,
  scopes: ({ scopes }) => toScopes(scopes),
  responsibleName: ({ responsible }) => responsible.name,
};

export const program: QueryResolvers["program"] = (_, __, { session }) => session.program();

export const CallingProgram: CallingProgramResolvers = {
  id: ({ programId }) => toGlobalId("Program", programId),
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
  const scopes = [...new Set(input.scopes)].map((scope) => restScopes[scope]);
  return tellSecret(context.rest.call("createProgram", { body: { name, scopes, endsOn: input.endsOn } }), context);
};

export const rotateProgramSecret: MutationResolvers["rotateProgramSecret"] = async (_, { input }, context) => {
  return tellSecret(
    context.rest.call("rotateProgramSecret", { programId: requireProgramId(input.programId) }),
    context,
  );
};

export const revokeProgram: MutationResolvers["revokeProgram"] = async (_, { input }, context) => {
  const call = context.rest.call("revokeProgram", { programId: requireProgramId(input.programId) }).then(() => true);
  const { value, userErrors } = await catchUserErrors(call, notAllowedCodes);
  return { company: value ? await ownCompany(context) : null, userErrors };
};

async function tellSecret(call: Promise<{ program: RestProgram; secret: string }>, context: Context) {
  const { value, userErrors } = await catchUserErrors(call, notAllowedCodes);
  if (value === null) return { ...nothing, userErrors };
  return { ...value, company: await ownCompany(context), userErrors };
}

const ownCompany = async ({ loaders }: Context) => ({ id: await loaders.companyId() });

function requireProgramId(id: string): string {
  if (!isRestId(id)) throw clientError("NOT_FOUND", "There is no program with this id.");
  return id;
}
