/**
 * @generated SignedSource<<c8db4581f854f63976c276cb38830cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Country = "DE" | "DK" | "FI" | "NO" | "OTHER" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditCompanyModal_company$data = {
  readonly address: string;
  readonly city: string;
  readonly country: Country;
  readonly email: string;
  readonly name: string;
  readonly orgNumber: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly version: string;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "EditCompanyModal_company";
};
export type EditCompanyModal_company$key = {
  readonly " $data"?: EditCompanyModal_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyModal_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCompanyModal_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orgNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "46c6b24c6f7a57f740373a5b6c4727f6";

export default node;
