import { isTooLong, maxLengths } from "../forms/textLimits.ts";
import type { Language } from "../i18n/languages.ts";

export type NameField = "firstName" | "lastName";

export type OwnDraft = Record<NameField, string> & {
  phone: string;
  language: Language;
  installer: boolean;
  subscribeToNewsletter: boolean;
};

export function nameFault(field: NameField, name: string) {
  if (name === "") return `account.user.${field}.required` as const;
  return isTooLong(name, maxLengths.name) ? ("form.maxLength" as const) : null;
}

export const areNamesValid = ({ firstName, lastName }: Record<NameField, string>) =>
  nameFault("firstName", firstName) === null && nameFault("lastName", lastName) === null;
