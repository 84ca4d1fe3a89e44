import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from "amazon-cognito-identity-js";
import { ClientId } from "./hostedClient.ts";

type Answers = { newPassword?: string; totpCode?: string };
type Sent = { action: string; input: Record<string, Record<string, string>> };
type Transport = { client: { request(action: string, input: object, callback: unknown): void } };

/** Amazon's client for browsers and phones, which signs in by SRP. `sent` records its calls. */
export function createAmazonClient(endpoint: string) {
  const kept = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  const Pool = new CognitoUserPool({ UserPoolId: "eu-north-1_embedded", ClientId, endpoint, Storage });
  const sent: Sent[] = [];
  const { client } = Pool as unknown as Transport;
  const request = client.request.bind(client);
  client.request = (action, input, callback) => {
    sent.push({ action, input: JSON.parse(JSON.stringify(input)) });
    request(action, input, callback);
  };
  return {
    sent,
    signIn(Username: string, Password: string, answers: Answers = {}): Promise<CognitoUserSession> {
      const user = new CognitoUser({ Username, Pool, Storage });
      return new Promise((onSuccess, onFailure) => {
        const callbacks = {
          onSuccess,
          onFailure,
          newPasswordRequired: () => user.completeNewPasswordChallenge(answers.newPassword ?? "", {}, callbacks),
          totpRequired: () => user.sendMFACode(answers.totpCode ?? "", callbacks, "SOFTWARE_TOKEN_MFA"),
        };
        user.authenticateUser(new AuthenticationDetails({ Username, Password }), callbacks);
      });
    },
  };
}
