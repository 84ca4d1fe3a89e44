/**
 * @generated SignedSource<<0b7a069c2202dc82077414a183ee2b8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Country = "DE" | "DK" | "FI" | "NO" | "OTHER" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyDetails_company$data = {
  readonly address: string;
  readonly city: string;
  readonly country: Country;
  readonly email: string;
  readonly orgNumber: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly viewerCanEdit: boolean;
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLogo_company" | "EditCompanyModal_company">;
  readonly " $fragmentType": "CompanyDetails_company";
};
export type CompanyDetails_company$key = {
  readonly " $data"?: CompanyDetails_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDetails_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyDetails_company",
  "selections": [
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
      "name": "city",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyLogo_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCompanyModal_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2872f74debdfd6a2e91e4412888c76a0";

export default node;
