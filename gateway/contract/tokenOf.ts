import { request } from "undici";

export async function tokenOf(url: string, USERNAME: string, PASSWORD: string): Promise<string> {
  const { body } = await request(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "embedded-web",
      AuthParameters: { USERNAME, PASSWORD },
    }),
  });
  const { AuthenticationResult } = (await body.json()) as { AuthenticationResult?: { AccessToken: string } };
  if (!AuthenticationResult) throw new Error(`${USERNAME} was not signed in`);
  return AuthenticationResult.AccessToken;
}
