/**
 * @generated SignedSource<<789a8ffa13f7bc0eaa4d406154453e87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFolderInstallations_folder$data = {
  readonly id: string;
  readonly installations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: InstallationStatus;
        readonly steps: ReadonlyArray<{
          readonly entries: ReadonlyArray<{
            readonly id: string;
          }>;
        }>;
        readonly title: string;
        readonly viewerCanFinish: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"InstallationToFinish_installation" | "UnfinishedInstallation_installation">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useFolderInstallations_folder";
};
export type useFolderInstallations_folder$key = {
  readonly " $data"?: useFolderInstallations_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFolderInstallations_folder">;
};

import useFolderInstallationsPageQuery_graphql from './useFolderInstallationsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "installations"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": useFolderInstallationsPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useFolderInstallations_folder",
  "selections": [
    {
      "alias": "installations",
      "args": null,
      "concreteType": "InstallationConnection",
      "kind": "LinkedField",
      "name": "__useFolderInstallations_installations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InstallationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Installation",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerCanFinish",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Step",
                  "kind": "LinkedField",
                  "name": "steps",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "StepEntry",
                      "kind": "LinkedField",
                      "name": "entries",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InstallationToFinish_installation"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnfinishedInstallation_installation"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "967fbff8fda15a1c57befaa6ee760b6a";

export default node;
