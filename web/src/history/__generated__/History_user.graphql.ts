/**
 * @generated SignedSource<<54c6079b368e7dbbc4ddabb781b1f482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_user$data = {
  readonly company: {
    readonly " $fragmentSpreads": FragmentRefs<"HistoryFilters_company">;
  } | null | undefined;
  readonly features: {
    readonly history: boolean;
  } | null | undefined;
  readonly " $fragmentType": "History_user";
};
export type History_user$key = {
  readonly " $data"?: History_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "History_user",
  "selections": [
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
          "name": "HistoryFilters_company"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8a56854350e50495eb9599599735de1c";

export default node;
