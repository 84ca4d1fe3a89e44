import type { Upstream } from "../src/app.ts";
import { createCompany } from "../src/company/createCompany.ts";
import { cognitoCall } from "./cognitoCall.ts";

export type StoredCompany = {
  companyId: string;
  ownerId: string;
  email: string;
  token: string;
};

export const ownerPassword = "Correct-horse-1";

export async function storeTestCompanies(upstream: Upstream): Promise<[StoredCompany, StoredCompany]> {
  const first = await storeCompany(upstream, "First El AB", "owner@first.example");
  const second = await storeCompany(upstream, "Second El AB", "owner@second.example");
  return [first, second];
}

export async function storeCompany(
  { url, services }: { url: string; services: Pick<Upstream["services"], "db"> },
  name: string,
  email: string,
): Promise<StoredCompany> {
  const { companyId, ownerId, temporaryPassword } = await createCompany(services.db, {
    name,
    orgNumber: "556000-0000",
    address: "Storgatan 1",
    postalCode: "111 22",
    city: "Lund",
    phoneNumber: "+46 46 10 00 00",
    country: "SE",
    owner: { email, firstName: "Eva", lastName: "Ek", language: "sv" },
  });
  await services.db.updateTable("app_user").set({ installer: true }).where("id", "=", ownerId).execute();
  const token = await firstSignIn(url, email, temporaryPassword, ownerPassword);
  return { companyId, ownerId, email, token };
}

/** Signs in with a temporary password and sets another; returns the access token. */
export async function firstSignIn(url: string, email: string, temporary: string, password: string): Promise<string> {
  const { body: challenge } = await cognitoCall(url, "InitiateAuth", {
    ClientId: "embedded-web",
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: temporary },
  });
  const { body } = await cognitoCall(url, "RespondToAuthChallenge", {
    ClientId: "embedded-web",
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session: challenge.Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  });
  return body.AuthenticationResult?.AccessToken ?? "";
}
