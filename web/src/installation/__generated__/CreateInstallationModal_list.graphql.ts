/**
 * @generated SignedSource<<aecad8571c3bf12c51739239d08eeceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateInstallationModal_list$data = {
  readonly allInstallations: {
    readonly nodes: ReadonlyArray<{
      readonly title: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CreateInstallationModal_list";
};
export type CreateInstallationModal_list$key = {
  readonly " $data"?: CreateInstallationModal_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationModal_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateInstallationModal_list",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "InstallationList",
        "kind": "LinkedField",
        "name": "allInstallations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Installation",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "845aa8ec94c9f6490cdc9ec8e8f62e0f";

export default node;
