/**
 * @generated SignedSource<<7ca25943ad2c6f42af5b640c941567e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRoomsBelow_project$data = {
  readonly foldersToActivate: ReadonlyArray<{
    readonly folders: ReadonlyArray<{
      readonly folders: ReadonlyArray<{
        readonly folders: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_folder">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_folder">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_folder">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_folder">;
  }>;
  readonly " $fragmentType": "useRoomsBelow_project";
};
export type useRoomsBelow_project$key = {
  readonly " $data"?: useRoomsBelow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "InlineDataFragmentSpread",
  "name": "useRoomsBelow_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folderId",
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
      "concreteType": "SignableInstallation",
      "kind": "LinkedField",
      "name": "installations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Missing",
          "kind": "LinkedField",
          "name": "missing",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRoomsBelow_project",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "foldersToActivate",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "folders",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SignableFolder",
                "kind": "LinkedField",
                "name": "folders",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SignableFolder",
                    "kind": "LinkedField",
                    "name": "folders",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "8fb51ac161c864aff664b07caf2d77b9";

export default node;
