/**
 * @generated SignedSource<<b221517c4c848312b1d3ae7b573308e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchButton_user$data = {
  readonly features: {
    readonly search: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SearchButton_user";
};
export type SearchButton_user$key = {
  readonly " $data"?: SearchButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchButton_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchButton_user",
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
            "name": "search",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9030b3caa13bde3ad58aff35ea960d2f";

export default node;
