type CognitoAnswer = {
  __type?: string;
  message?: string;
  ChallengeName?: string;
  Session?: string;
  Username?: string;
  UserAttributes?: { Name: string; Value: string }[];
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn: number };
};

export async function cognitoCall(
  url: string,
  action: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; text: string; body: CognitoAnswer }> {
  const answer = await fetch(`${url}/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
      ...headers,
    },
    body: JSON.stringify(input),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}

export function signIn(url: string, email: string, password: string) {
  return cognitoCall(url, "InitiateAuth", {
    ClientId: "embedded-web",
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
}
