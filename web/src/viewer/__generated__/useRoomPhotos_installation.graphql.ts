/**
 * @generated SignedSource<<63de5343dd4d58e49e91296a1c632833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRoomPhotos_installation$data = {
  readonly installationId: string;
  readonly products: ReadonlyArray<{
    readonly cableMarking: string | null | undefined;
    readonly length: number | null | undefined;
    readonly measurementId: string;
    readonly title: string;
  }>;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly attachments: ReadonlyArray<{
        readonly fileName: string;
        readonly thumbnailUrl: string | null | undefined;
        readonly url: string;
        readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_attachment">;
      }>;
      readonly measuredBy: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
      readonly measuredOn: string | null | undefined;
      readonly measurementId: string;
      readonly measurements: ReadonlyArray<{
        readonly isNotMeasured: boolean;
        readonly isOverRange: boolean;
        readonly value: number | null | undefined;
      }>;
      readonly recordedAt: string | null | undefined;
      readonly recordedBy: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
      readonly requiresAttachments: boolean;
    }>;
    readonly stepLabel: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "useRoomPhotos_installation";
};
export type useRoomPhotos_installation$key = {
  readonly " $data"?: useRoomPhotos_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomPhotos_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measurementId",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "firstName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRoomPhotos_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cableMarking",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "length",
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "stepLabel",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StepEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requiresAttachments",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Measurement",
              "kind": "LinkedField",
              "name": "measurements",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOverRange",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isNotMeasured",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recordedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "recordedBy",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "measuredOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "measuredBy",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Attachment",
              "kind": "LinkedField",
              "name": "attachments",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "thumbnailUrl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileName",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PhotoFacts_attachment"
                }
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
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "83a6c6f23a835b90f6d5f71839c6c083";

export default node;
