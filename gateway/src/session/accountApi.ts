import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { isRejection, retryUnreachable } from "./errors.ts";

export type AccountApi = ReturnType<typeof createAccountApi>;

export function createAccountApi(client: CognitoIdentityProviderClient) {
  return {
    async changePassword(AccessToken: string, PreviousPassword: string, ProposedPassword: string): Promise<void> {
      await client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    },
    async hasAuthenticator(AccessToken: string): Promise<boolean> {
      const { UserMFASettingList = [] } = await client.send(new GetUserCommand({ AccessToken }));
      return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
    },
    async isRevoked(AccessToken: string): Promise<boolean> {
      try {
        await client.send(new GetUserCommand({ AccessToken }));
        return false;
      } catch (error) {
        if (isRejection(error)) return true;
        throw error;
      }
    },
    /** Returns a Base32 secret, which becomes valid once the person has entered a code made with it. */
    async newAuthenticatorSecret(AccessToken: string): Promise<string> {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error("The user pool gave no secret");
      return SecretCode;
    },
    async showAuthenticatorCode(AccessToken: string, UserCode: string): Promise<void> {
      const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
      if (Status !== "SUCCESS") throw new Error("The user pool did not take the code");
    },
    async setAuthenticator(AccessToken: string, isOn: boolean): Promise<void> {
      const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
      const command = new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings });
      // Retries only this call: `showAuthenticatorCode` sends a code, which is valid once.
      await retryUnreachable((abortSignal) => client.send(command, { abortSignal }));
    },
  };
}
