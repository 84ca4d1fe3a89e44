import { createAuthenticator } from "../../../upstream/test/authenticator.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const authenticators = new WeakMap<Fixtures, ReturnType<typeof createAuthenticator>>();

export const passkeyCases: MutationCase[] = [
  {
    name: "createPasskeyOptions",
    inputs: () => [{ name: "Contract test" }],
    learn: (found, fixtures) => fixtures.set({ passkeyOptions: found("options") }),
  },
  {
    name: "addPasskey",
    inputs: (fixtures, _, { webUrl = "" }) => {
      const authenticator = createAuthenticator(webUrl);
      authenticators.set(fixtures, authenticator);
      return [{ response: authenticator.create(fixtures.get("passkeyOptions")) }];
    },
    learn: (found, fixtures) => fixtures.set({ passkeyGid: found("passkey.id") }),
  },
];

/** Switches declarations on, sets a Finnish record, signs with the passkey, and finishes the declared room. */
export const finishCases: MutationCase[] = [
  { name: "setSignsDeclarations", inputs: () => [{ isOn: true }] },
  {
    name: "setNationalRecord",
    inputs: () => [
      {
        nationalRecord: {
          country: "FI",
          headOfWorks: {
            name: "Päivi Nieminen",
            qualification: "S2",
            phone: "0300071",
            email: "paivi@contract.example",
          },
          statement: "Vaatimukset täyttyvät.",
        },
      },
    ],
  },
  { name: "confirmStandards", inputs: () => [{ standardsVersion: "FI 2022-1", isConfirmed: true }] },
  {
    name: "prepareDeclaration",
    inputs: (fixtures) => [{ installationIds: [fixtures.get("installationGid")], language: "sv" }],
    learn: (found, fixtures) =>
      fixtures.set({ declarationGid: found("declaration.id"), declarationOptions: found("options") }),
  },
  {
    name: "signDeclaration",
    inputs: (fixtures) => [
      {
        declarationId: fixtures.get("declarationGid"),
        response: authenticators.get(fixtures)?.assert(fixtures.get("declarationOptions")),
      },
    ],
  },
  {
    name: "finishInstallation",
    inputs: (fixtures) => [{ installationId: fixtures.get("installationGid"), acceptsDisclaimer: true }],
  },
  {
    name: "finishInstallations",
    inputs: (fixtures) => [{ installationIds: [fixtures.get("installationGid")], acceptsDisclaimer: true }],
  },
];

export const passkeyRemovalCases: MutationCase[] = [
  { name: "setSignsDeclarations", inputs: () => [{ isOn: false }] },
  { name: "setNationalRecord", inputs: () => [{ nationalRecord: null }] },
  { name: "removePasskey", inputs: (fixtures) => [{ passkeyId: fixtures.get("passkeyGid") }] },
];
