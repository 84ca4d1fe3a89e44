import type {
  MutationResolvers,
  SetNationalRecordInput,
  UpdateCompanyInput,
  UserError,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { catchUserErrors, notAllowedCodes, payloadOf, userError } from "../graphql/userErrors.ts";
import { requireFields, validateEmail } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import type { Body } from "../rest/types.ts";
import { linksOf } from "../step/createAttachmentUpload.ts";
import { toCompanyVersion } from "./Company.ts";

export const updateCompany: MutationResolvers["updateCompany"] = async (_, { input }, context) => {
  const texts = trimTexts(input);
  const faults = validateTexts(texts);
  if (faults.length > 0) return { company: null, userErrors: faults };
  const { orgNumber, website, country } = input;
  const change = {
    ...texts,
    country,
    ...(typeof orgNumber === "string" && { orgNumber: orgNumber.trim() }),
    ...(website !== undefined && { website: website?.trim() || null }),
  };
  return saveCompany(change, context, input.version);
};

/** Without a version the last change wins. */
async function saveCompany(change: Body<"updateCompany">, { rest }: Context, version?: string | null) {
  const { value, userErrors } = await saveOnVersion({
    version,
    toVersion: toCompanyVersion,
    loadCurrent: () => rest.call("getCompany", {}),
    save: (ifMatch) => rest.call("updateCompany", { body: change, ifMatch }),
    codes: notAllowedCodes,
  });
  return { company: value, userErrors };
}

type Texts = Record<"name" | "address" | "city" | "postalCode" | "phoneNumber" | "email", string>;

function trimTexts({ name, address, city, postalCode, phoneNumber, email }: UpdateCompanyInput): Texts {
  const texts = { name, address, city, postalCode, phoneNumber, email };
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts;
}

function validateTexts(texts: Texts): UserError[] {
  const faults = requireFields(texts, {
    name: ["FIELD_REQUIRED", "Name is required"],
    address: ["FIELD_REQUIRED", "Address is required"],
    city: ["FIELD_REQUIRED", "City is required"],
    postalCode: ["FIELD_REQUIRED", "Postal code is required"],
    phoneNumber: ["FIELD_REQUIRED", "Phone number is required"],
    email: ["FIELD_REQUIRED", "Email is required"],
  });
  return texts.email === "" ? faults : [...faults, ...validateEmail(texts.email, "email")];
}

const maxBytes = 5_000_000;
const pictureName = /\.(jpe?g|png|gif|svg)$/i;

export const createLogoUpload: MutationResolvers["createLogoUpload"] = async (_, { input }, context) => {
  const name = input.fileName.trim().replace(/\s/g, "-");
  const faults = validateLogo(name, input.size);
  if (faults.length > 0) return { uploadUrl: null, fileUrl: null, userErrors: faults };
  const body = { fileName: `public/profile-pictures/${name}` };
  return linksOf(catchUserErrors(context.rest.call("createLogoUpload", { body })), context);
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

export const setLogo: MutationResolvers["setLogo"] = async (_, { input }, { rest }) => {
  const { value, userErrors } = await catchUserErrors(
    rest.call("updateCompany", { body: { logo: input.url ?? null } }),
  );
  return { company: value, userErrors: userErrors.map((error) => ({ ...error, field: "url" })) };
};

export const companySettings = {
  setReviewRequired: async (_, { input }, context) => {
    await requireFeature(context, "review");
    return saveCompany({ reviewRequired: input.isRequired }, context);
  },

  setSignsDeclarations: async (_, { input }, context) => {
    await requireFeature(context, "declarations");
    return saveCompany({ signsDeclarations: input.isOn }, context);
  },

  setNationalRecord: async (_, { input }, context) => {
    await requireFeature(context, "nationalRecords");
    return saveCompany({ nationalRecord: toRecord(input) }, context, input.version);
  },

  confirmStandards: (_, { input }, { rest }) => {
    const body = { version: input.standardsVersion, confirmed: input.isConfirmed };
    return payloadOf("company", rest.call("confirmStandards", { body }), notAllowedCodes);
  },
} satisfies MutationResolvers;

/** An empty text becomes null. REST would refuse an empty email address. */
function toRecord({ nationalRecord }: SetNationalRecordInput) {
  if (!nationalRecord) return null;
  const { country, headOfWorks, statement } = nationalRecord;
  const { name, qualification, phone, email } = headOfWorks ?? {};
  const known = { name: name || null, qualification: qualification || null, phone: phone || null };
  return { country, headOfWorks: { ...known, email: email?.trim() || null }, statement: statement || null };
}
