/**
 * @generated SignedSource<<f72a712d3ac7a37bd1847c17589b554b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRoomsBelow_project$data = {
  readonly signableFolders: ReadonlyArray<{
    readonly folderId: string;
    readonly installations: ReadonlyArray<{
      readonly completedAt: string | null | undefined;
      readonly installationId: string;
      readonly missing: ReadonlyArray<{
        readonly kind: MissingKind;
        readonly stepLabel: string | null | undefined;
        readonly stepNumber: number | null | undefined;
      }>;
      readonly title: string;
    }>;
    readonly name: string;
    readonly pathIds: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "useRoomsBelow_project";
};
export type useRoomsBelow_project$key = {
  readonly " $data"?: useRoomsBelow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_project">;
};

const node: ReaderFragment = {
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
        "name": "signableFolders",
        "plural": true,
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
            "kind": "ScalarField",
            "name": "pathIds",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stepLabel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stepNumber",
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

(node as any).hash = "dd005e75378906f89d3b3df64068c683";

export default node;
