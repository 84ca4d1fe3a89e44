/**
 * @generated SignedSource<<d560923206dc1131702b47b60a678878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_user$data = {
  readonly company: {
    readonly historyCheck: {
      readonly " $fragmentSpreads": FragmentRefs<"HistoryCheckLine_check">;
    } | null | undefined;
    readonly viewerCanReadHistory: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryFilters_company">;
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
          "name": "viewerCanReadHistory",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "HistoryCheck",
            "kind": "LinkedField",
            "name": "historyCheck",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HistoryCheckLine_check"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
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

(node as any).hash = "e888996e4c0760cdc8a2bc0c9e87f9db";

export default node;
