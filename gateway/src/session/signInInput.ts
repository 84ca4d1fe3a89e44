import type { UserError } from "../__generated__/resolvers.ts";
import { userError } from "../graphql/userErrors.ts";
import { isEmail } from "../graphql/validation.ts";

export function loginEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function validateLoginEmail(email: string): UserError[] {
  if (email === "") return [userError("EMAIL_REQUIRED", "Email is required", "email")];
  return isEmail(email) ? [] : [userError("EMAIL_INVALID", "Invalid email address", "email")];
}

export function validatePassword(password: string, field = "password"): UserError[] {
  return password === "" ? [userError("PASSWORD_REQUIRED", "Password is required", field)] : [];
}

export function validateCode(code: string): UserError[] {
  return /^\d{6}$/.test(code) ? [] : [codeInvalid()];
}

// Six digits of the hosted pool, ten of the embedded one.
export function validateMailedCode(code: string): UserError[] {
  return /^\d{6,10}$/.test(code) ? [] : [codeInvalid()];
}

export function codeInvalid(): UserError {
  return userError("CODE_INVALID", "The code is not right, or no longer", "code");
}

export function reused(): UserError {
  return userError("PASSWORD_REUSED", "This password was used before. Choose another", "newPassword");
}

export function tooWeak(): UserError {
  const message =
    "The password was refused: it may be too short, too common or the own address, or lack a kind of character";
  return userError("PASSWORD_TOO_WEAK", message, "newPassword");
}
