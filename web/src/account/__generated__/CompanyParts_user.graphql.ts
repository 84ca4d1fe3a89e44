/**
 * @generated SignedSource<<2598e2fd7aefbb4fe83569b1e45b05c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyParts_user$data = {
  readonly company: {
    readonly viewerCanEdit: boolean;
    readonly viewerCanManagePrograms: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyDetails_company" | "CompanyLogo_company" | "CompanyUsers_company" | "DeclarationSetting_company" | "NationalRecordPart_company" | "ReviewSetting_company">;
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
          "name": "CompanyLogo_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyUsers_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewSetting_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeclarationSetting_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NationalRecordPart_company"
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7845d2eb4762c0ca9b752f4f39af3260";

export default node;
