/**
 * @generated SignedSource<<6c37788ce819ff20895271b9f41ce230>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopiedProducts_products$data = ReadonlyArray<{
  readonly id: string;
  readonly isolation: boolean | null | undefined;
  readonly length: number | null | undefined;
  readonly number: string;
  readonly title: string;
  readonly voltage: number | null | undefined;
  readonly " $fragmentType": "CopiedProducts_products";
}>;
export type CopiedProducts_products$key = ReadonlyArray<{
  readonly " $data"?: CopiedProducts_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopiedProducts_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CopiedProducts_products",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
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
    }
  ],
  "type": "InstalledProduct",
  "abstractKey": null
};

(node as any).hash = "149663c28e99f40dbce259ff30c1d7cb";

export default node;
