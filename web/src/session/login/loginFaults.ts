import type { MessageId } from "../../i18n/catalogues.ts";

export type LoginField = "email" | "password";
type LoginFaults = Record<LoginField, MessageId | null>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function loginFaults(email: string, password: string): LoginFaults {
  return { email: emailFault(email.trim()), password: password === "" ? "login.error.passwordRequired" : null };
}

export function emailFault(email: string): MessageId | null {
  if (email === "") return "login.error.emailRequired";
  return emailPattern.test(email) ? null : "login.error.emailInvalid";
}
