/**
 * @generated SignedSource<<de231f71dd24d796c894181d9db5e9cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompanyParts_user$data = {
  readonly company: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"CompanyDetails_company" | "CompanyUsers_company">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentType": "CompanyParts_user";
};
export type CompanyParts_user$key = {
  readonly " $data"?: CompanyParts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyParts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyParts_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyDetails_company"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyUsers_company"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6c3b83e381aeccaaea675fb150f5cd71";

export default node;
