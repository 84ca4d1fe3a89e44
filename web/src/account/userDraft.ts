import { isTooLong, maxLengths } from "../forms/textLimits.ts";
import type { Language } from "../i18n/languages.ts";

export type NameField = "firstName" | "lastName";

export type OwnDraft = Record<NameField, string> & {
  phone: string;
  language: Language;
  installer: boolean;
  subscribeToNewsletter: boolean;
};

/** Validates a person's names, as text ids; both are required. */
export function nameFaults(names: Record<NameField, string>) {
  const faultOf = (field: NameField) => {
    if (names[field].trim() === "") return `account.user.${field}.required` as const;
    return isTooLong(names[field], maxLengths.name) ? ("form.maxLength" as const) : undefined;
  };
  const [firstName, lastName] = [faultOf("firstName"), faultOf("lastName")];
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The draft as it is sent: without blanks around its texts. */
export function ownInput(draft: OwnDraft): OwnDraft {
  return {
    ...draft,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phone: draft.phone.trim(),
  };
}

/** True when saving would change nothing. */
export function isSameDetails(draft: OwnDraft, saved: OwnDraft): boolean {
  return JSON.stringify(ownInput(draft)) === JSON.stringify(ownInput(saved));
}
