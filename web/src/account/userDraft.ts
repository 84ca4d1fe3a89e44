import type { Language } from "../i18n/languages.ts";

export type NameField = "firstName" | "lastName";

export type OwnDraft = Record<NameField, string> & {
  phone: string;
  language: Language;
  installer: boolean;
  subscribeToNewsletter: boolean;
};

/** Which of a person's names is missing, as text ids; both are needed. */
export function nameFaults({ firstName, lastName }: Record<NameField, string>) {
  return {
    ...(firstName.trim() === "" && { firstName: "account.user.firstName.required" as const }),
    ...(lastName.trim() === "" && { lastName: "account.user.lastName.required" as const }),
  };
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
