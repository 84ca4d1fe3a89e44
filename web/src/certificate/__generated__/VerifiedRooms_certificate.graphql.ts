/**
 * @generated SignedSource<<d462712dd942a7423a229d431ef40163>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifiedRooms_certificate$data = {
  readonly installations: ReadonlyArray<string>;
  readonly rooms: ReadonlyArray<{
    readonly photoThumbnailUrl: string | null | undefined;
    readonly photoUrl: string | null | undefined;
    readonly products: ReadonlyArray<{
      readonly insulation: {
        readonly minimum: number | null | undefined;
      } | null | undefined;
      readonly resistance: {
        readonly maximum: number | null | undefined;
        readonly minimum: number | null | undefined;
      } | null | undefined;
      readonly steps: ReadonlyArray<{
        readonly current: {
          readonly isNotMeasured: boolean;
          readonly isOverRange: boolean;
          readonly lowerBound: number | null | undefined;
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly insulation: {
          readonly isNotMeasured: boolean;
          readonly isOverRange: boolean;
          readonly lowerBound: number | null | undefined;
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly label: string;
        readonly resistance: {
          readonly isNotMeasured: boolean;
          readonly isOverRange: boolean;
          readonly lowerBound: number | null | undefined;
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly temperature: {
          readonly isNotMeasured: boolean;
          readonly isOverRange: boolean;
          readonly lowerBound: number | null | undefined;
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly title: string;
      }> | null | undefined;
      readonly title: string;
    }>;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "VerifiedRooms_certificate";
};
export type VerifiedRooms_certificate$key = {
  readonly " $data"?: VerifiedRooms_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerifiedRooms_certificate">;
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
  "name": "minimum",
  "storageKey": null
},
v2 = [
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
    "name": "lowerBound",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isNotMeasured",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerifiedRooms_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerifiedRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoThumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VerifiedProduct",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PrintedLimits",
              "kind": "LinkedField",
              "name": "resistance",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maximum",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PrintedLimits",
              "kind": "LinkedField",
              "name": "insulation",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VerifiedStep",
              "kind": "LinkedField",
              "name": "steps",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PrintedReading",
                  "kind": "LinkedField",
                  "name": "resistance",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PrintedReading",
                  "kind": "LinkedField",
                  "name": "insulation",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PrintedReading",
                  "kind": "LinkedField",
                  "name": "current",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PrintedReading",
                  "kind": "LinkedField",
                  "name": "temperature",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
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
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};
})();

(node as any).hash = "f9c9757f4565bea011bd47475f3cc67a";

export default node;
