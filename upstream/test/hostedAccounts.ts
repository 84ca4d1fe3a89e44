import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createClient } from "./createClient.ts";
import { ClientId, createHostedClient } from "./hostedClient.ts";

export function createHostedAccounts(url: string) {
  const hosted = createHostedClient(url);
  return {
    hosted,
    async signIn(USERNAME: string, PASSWORD: string): Promise<string> {
      const AuthParameters = { USERNAME, PASSWORD };
      const command = new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
      return (await hosted.send(command)).AuthenticationResult?.AccessToken ?? "";
    },
    forgot: (Username: string) => hosted.send(new ForgotPasswordCommand({ ClientId, Username })),
    reset: (Username: string, ConfirmationCode: string, Password: string) =>
      hosted.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password })),
    statusOf: async (token: string) => (await createClient(url, token).get("/company")).status,
  };
}

export async function refusal(answer: Promise<unknown>) {
  const error = await answer.then(
    () => new Error("it was not refused"),
    (thrown: Error) => thrown,
  );
  return { name: error.name, message: error.message };
}
