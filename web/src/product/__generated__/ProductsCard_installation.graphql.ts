/**
 * @generated SignedSource<<419336de3d7449f890fd1a0f03a61c68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsCard_installation$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_product">;
  }>;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_installation">;
  readonly " $fragmentType": "ProductsCard_installation";
};
export type ProductsCard_installation$key = {
  readonly " $data"?: ProductsCard_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsCard_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsCard_installation",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstalledProductRow_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstalledProductRow_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "191de4f636622f48a44b6d07e2cab6bf";

export default node;
