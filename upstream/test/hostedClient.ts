import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";

export const ClientId = "embedded-web";

/** The AWS client, pointed at the embedded pool. It asks once: a second try would hide a failure. */
export function createHostedClient(url: string): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: "eu-north-1",
    endpoint: url,
    maxAttempts: 1,
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
}
