/**
 * @generated SignedSource<<2b4ff0b31d893b3708f5a3bdf7322b2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectActions_viewer$data = {
  readonly features: {
    readonly history: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useTemplateActions_viewer">;
  readonly " $fragmentType": "ProjectActions_viewer";
};
export type ProjectActions_viewer$key = {
  readonly " $data"?: ProjectActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectActions_viewer",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTemplateActions_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6438426da03334ebfb575b367747c668";

export default node;
