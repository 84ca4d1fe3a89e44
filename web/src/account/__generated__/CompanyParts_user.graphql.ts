/**
 * @generated SignedSource<<95a4f3327eb1fe08e00a60bb58fe282f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompanyParts_user$data = {
  readonly company: Result<{
    readonly viewerCanEdit: boolean;
    readonly viewerCanManagePrograms: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyDetails_company" | "CompanyUsers_company">;
  } | null | undefined, unknown>;
  readonly features: {
    readonly history: boolean;
    readonly programs: boolean;
    readonly webhooks: boolean;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "programs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "webhooks",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyDetails_company"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyUsers_company"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManagePrograms",
            "storageKey": null
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

(node as any).hash = "4ced1482797aed375a80c4220a1abac5";

export default node;
