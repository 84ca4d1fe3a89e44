/**
 * @generated SignedSource<<28657e736e4b43b95b8ac7af13fc7eae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTemplateActions_viewer$data = {
  readonly features: {
    readonly templates: boolean;
  } | null | undefined;
  readonly " $fragmentType": "useTemplateActions_viewer";
};
export type useTemplateActions_viewer$key = {
  readonly " $data"?: useTemplateActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTemplateActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTemplateActions_viewer",
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
            "name": "templates",
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

(node as any).hash = "62459b44e89238d03bb84b2e4de2c715";

export default node;
