/**
 * @generated SignedSource<<b7c935998b2e01f9a1f584c889514bac>>
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

(node as any).hash = "d49feade7ca30041145908a86b19d0d3";

export default node;
