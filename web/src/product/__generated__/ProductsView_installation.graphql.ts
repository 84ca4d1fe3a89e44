/**
 * @generated SignedSource<<0055c16e598e573280b3b69f941177ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsView_installation$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AddedProducts_installation">;
  readonly " $fragmentType": "ProductsView_installation";
};
export type ProductsView_installation$key = {
  readonly " $data"?: ProductsView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsView_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddedProducts_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "a2302bfb3c9970b93ca6160e94134f52";

export default node;
