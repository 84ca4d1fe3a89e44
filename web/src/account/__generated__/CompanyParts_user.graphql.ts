/**
 * @generated SignedSource<<bc04422cd8ce1e6bb778bcb0096886ec>>
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
  readonly features: {
    readonly history: boolean;
  } | null | undefined;
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
        "concreteType": "Features",
        "kind": "LinkedField",
        "name": "features",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "history",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "6e928df4f799f8da191f0124375d659d";

export default node;
