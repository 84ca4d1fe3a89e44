import type { MessageId } from "../i18n/catalogues.ts";

export const companyAnchors = [
  "company",
  "logo",
  "users",
  "finishing",
  "record",
  "instruments",
  "programs",
  "webhooks",
] as const;
export const ownAnchors = ["details", "sign-in", "weekly-mail", "shortcuts"] as const;

export type AccountAnchor = (typeof companyAnchors)[number] | (typeof ownAnchors)[number];

export const anchorTitles: Record<AccountAnchor, MessageId> = {
  company: "account.company.title",
  logo: "account.logo.title",
  users: "account.users.title",
  finishing: "account.finishing.title",
  record: "account.record.title",
  instruments: "instrument.title",
  programs: "program.title",
  webhooks: "account.webhooks.title",
  details: "account.user.title",
  "sign-in": "account.signIn.title",
  "weekly-mail": "account.weeklyMail.title",
  shortcuts: "shortcut.title",
};
