/**
 * @generated SignedSource<<516558375fd932fd1fae448c0d7febb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddedProducts_installation$data = {
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly cableLength: number | null | undefined;
    readonly cableMarking: string | null | undefined;
    readonly catalogueProductId: string;
    readonly id: string;
    readonly isolation: boolean | null | undefined;
    readonly measurementId: string;
    readonly title: string;
    readonly voltage: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_product" | "ProductChanges_product">;
  }>;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly attachments: ReadonlyArray<{
        readonly fileName: string;
      }>;
      readonly id: string;
      readonly isWaterSurrounded: boolean | null | undefined;
      readonly measurementId: string;
      readonly measurements: ReadonlyArray<{
        readonly isNotMeasured: boolean;
        readonly isOverRange: boolean;
        readonly value: number | null | undefined;
      }>;
    }>;
  }>;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeProductModal_installation" | "InstalledProductRow_installation">;
  readonly " $fragmentType": "AddedProducts_installation";
};
export type AddedProducts_installation$key = {
  readonly " $data"?: AddedProducts_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddedProducts_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measurementId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddedProducts_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "catalogueProductId",
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
          "name": "cableMarking",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cableLength",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voltage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isolation",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstalledProductRow_product"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductChanges_product"
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
          "concreteType": "StepEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
              "name": "isWaterSurrounded",
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
                  "name": "fileName",
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstalledProductRow_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeProductModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "a9926c6e43a70e34de17e02a64da4240";

export default node;
