import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { isRejection, retryUnreachable } from "./errors.ts";

export type AccountApi = {
  changePassword(accessToken: string, currentPassword: string, newPassword: string): Promise<void>;
  hasAuthenticator(accessToken: string): Promise<boolean>;
  isRevoked(accessToken: string): Promise<boolean>;
  /** In base32; it counts once a code made with it was shown. */
  newAuthenticatorSecret(accessToken: string): Promise<string>;
  showAuthenticatorCode(accessToken: string, code: string): Promise<void>;
  setAuthenticator(accessToken: string, isOn: boolean): Promise<void>;
};

export function createAccountApi(client: CognitoIdentityProviderClient): AccountApi {
  return {
    async changePassword(AccessToken, PreviousPassword, ProposedPassword) {
      await client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    },
    async hasAuthenticator(AccessToken) {
      const { UserMFASettingList = [] } = await client.send(new GetUserCommand({ AccessToken }));
      return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
    },
    async isRevoked(AccessToken) {
      try {
        await client.send(new GetUserCommand({ AccessToken }));
        return false;
      } catch (error) {
        if (isRejection(error)) return true;
        throw error;
      }
    },
    async newAuthenticatorSecret(AccessToken) {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error("The user pool gave no secret");
      return SecretCode;
    },
    async showAuthenticatorCode(AccessToken, UserCode) {
      const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
      if (Status !== "SUCCESS") throw new Error("The user pool did not take the code");
    },
    async setAuthenticator(AccessToken, isOn) {
      const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
      const command = new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings });
      // A code that was shown cannot be shown again, so what follows it is not given up at the first failure.
      await retryUnreachable((abortSignal) => client.send(command, { abortSignal }));
    },
  };
}
