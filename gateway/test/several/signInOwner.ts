import { type Caller, createCaller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import type { Several } from "./startSeveral.ts";

type Outcome = { viewer: object | null; challenge: { session: string } | null; userErrors: { code: string }[] };

const newPassword = "Nya-losen-2026";

/** Creates a company and signs in its owner with a new password. Each request may reach another gateway. */
export async function signInOwner(several: Pick<Several, "url" | "createCompany">, email: string): Promise<Caller> {
  const password = await several.createCompany(email);
  const caller = createCaller(several.url);
  const signIn = { input: { email, password } };
  const asked = await caller.send<{ signIn: Outcome }>(pageDocument("useSignInMutation"), signIn);
  const session = asked.data.signIn.challenge?.session;
  const answer = { input: { email, session, newPassword } };
  const document = pageDocument("useAnswerNewPasswordMutation");
  const { data } = await caller.send<{ answerNewPassword: Outcome }>(document, answer);
  if (!data.answerNewPassword.viewer) throw new Error(`${email} was not signed in: ${JSON.stringify(data)}`);
  return caller;
}
