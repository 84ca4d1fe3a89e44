import { password } from "./fixtures.ts";
import type { Stack } from "./stack.ts";

/** Reads the REST service with a token of the user pool, as an integrator does. */
export async function restReader(stack: Stack, email: string) {
  const token = await accessToken(stack, email);
  const headers = { authorization: `Bearer ${token}` };
  return async function get<T>(path: string): Promise<T> {
    const response = await fetch(`${stack.restUrl}/v1/${path}`, { headers });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** Changes data with a token of the user pool, as an integrator does. */
export async function restWriter(stack: Stack, email: string) {
  const token = await accessToken(stack, email);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async function post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${stack.restUrl}/v1/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

export async function accessToken(stack: Stack, email: string): Promise<string> {
  const response = await fetch(stack.restUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "embedded-web",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const answer = (await response.json()) as { AuthenticationResult?: { AccessToken: string } };
  if (!answer.AuthenticationResult) throw new Error(`The pool refused ${email}: ${JSON.stringify(answer)}`);
  return answer.AuthenticationResult.AccessToken;
}
