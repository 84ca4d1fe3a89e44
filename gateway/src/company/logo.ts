import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { uploadLinks } from "../step/uploadLinks.ts";
import * as api from "./companyApi.ts";

const maxBytes = 5_000_000;
const pictureName = /\.(jpe?g|png|gif|svg)$/i;

export const createLogoUpload: MutationResolvers["createLogoUpload"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const name = input.fileName.trim().replace(/\s/g, "-");
  const faults = validateLogo(name, input.size);
  if (faults.length > 0) return { uploadUrl: null, fileUrl: null, userErrors: faults };
  const { value, userErrors } = await catchUserErrors(api.createLogoUpload(rest, await loaders.companyId(), name));
  return { ...uploadLinks(value, context), userErrors };
};

function validateLogo(name: string, size: number): UserError[] {
  const faults: UserError[] = [];
  if (!pictureName.test(name)) {
    const message = "A logo is a jpg, jpeg, png, gif or svg picture";
    faults.push(userError("FILE_TYPE_NOT_ALLOWED", message, "fileName"));
  }
  if (size > maxBytes) faults.push(userError("FILE_TOO_LARGE", "A logo is 5 MB at most", "size"));
  if (size < 1) faults.push(userError("VALUE_INVALID", "The file is empty", "size"));
  return faults;
}

export const setLogo: MutationResolvers["setLogo"] = async (_, { input }, { rest, loaders }) => {
  const { value, userErrors } = await catchUserErrors(api.updateCompany(rest, { logo: input.url ?? null }));
  if (value) loaders.company.clear(value.id).prime(value.id, value);
  return { company: value, userErrors: userErrors.map((error) => ({ ...error, field: "url" })) };
};
