import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";

export const ClientId = "embedded-web";

/** The AWS client with the embedded pool's address. It does not retry, because a retry would hide a failure. */
export function createHostedClient(url: string): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: "eu-north-1",
    endpoint: url,
    maxAttempts: 1,
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
}
