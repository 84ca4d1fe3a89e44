/**
 * @generated SignedSource<<899fedf9064c5ad0fc476a0c009c663f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedViewList = "ARCHIVED" | "ONGOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedViews_user$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly list: SavedViewList;
    readonly name: string;
    readonly search: string;
  }> | null | undefined;
  readonly " $fragmentType": "SavedViews_user";
};
export type SavedViews_user$key = {
  readonly " $data"?: SavedViews_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViews_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViews_user",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedViews",
        "plural": true,
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
            "kind": "ScalarField",
            "name": "list",
            "storageKey": null
          },
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

(node as any).hash = "ccaa8b5f71561fd5cce25269e9654ed5";

export default node;
