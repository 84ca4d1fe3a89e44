import type { components } from "../src/__generated__/contract.ts";
import { cognitoCall, signIn } from "./cognitoCall.ts";
import { createClient } from "./createClient.ts";
import { mailedCode, mailsTo } from "./mailedCode.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";

export const password = "Own-password-1";
const ClientId = "embedded-web";

export function createInviting({ url, services }: TestUpstream) {
  const outbox = services.config.outboxDir;
  const mailTo = async (email: string) => (await mailsTo(outbox, email)).at(-1);
  const wordOf = async (email: string, pattern: RegExp) => pattern.exec((await mailTo(email))?.text ?? "")?.[1] ?? "";
  const session = async (email: string) => {
    const { body } = await signIn(url, email, password);
    return createClient(url, body.AuthenticationResult?.AccessToken ?? "");
  };
  return {
    mailTo,
    session,
    tokenOf: (email: string) => wordOf(email, /invitation\?token=([\w-]+)/),
    temporaryOf: (email: string) => wordOf(email, /password: (\S+)/),
    async signUp(email: string) {
      await cognitoCall(url, "SignUp", { ClientId, Username: email, Password: password });
      const { code } = await mailedCode(outbox, email);
      await cognitoCall(url, "ConfirmSignUp", { ClientId, Username: email, ConfirmationCode: code });
      return session(email);
    },
    invite(company: TestCompany, email: string, more: object = {}) {
      const person = { email, firstName: "Alva", lastName: "Ståhl", language: "en", ...more };
      return company.owner.post<components["schemas"]["User"]>(`/company/${company.companyId}/users/invite`, person);
    },
  };
}
