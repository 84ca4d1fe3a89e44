/**
 * @generated SignedSource<<88315e169c8ae41077625429dd4f03cc>>
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
  readonly name: string;
  readonly orgNumber: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly viewerCanEdit: boolean;
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyModal_company">;
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
      "name": "EditCompanyModal_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "206954bb1866c8123216d6c03c54e23a";

export default node;
