import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { createCaller } from "./createCaller.ts";
import type { Stack } from "./startStack.ts";

type SignIn = { signIn: { viewer: { email: string } | null; userErrors: { code: string }[] } };

export const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { viewer { email } userErrors { code field message } }
}`;

export async function signInAs(stack: Stack, email: string) {
  const caller = createCaller(stack.url);
  const { data, errors } = await caller.send<SignIn>(signInMutation, { email, password: demoPassword });
  if (!data?.signIn.viewer) throw new Error(`${email} was not signed in: ${JSON.stringify(errors ?? data)}`);
  stack.takeRequests();
  return caller;
}
