/**
 * @generated SignedSource<<f4bfce6c74dac9f8eb7e7b43e2737dfd>>
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
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_product">;
  }>;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_installation">;
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
})();

(node as any).hash = "4adf87fce8ef1373712f41ddb67dde3e";

export default node;
