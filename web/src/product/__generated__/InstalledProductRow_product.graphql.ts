/**
 * @generated SignedSource<<3a96ee545f4529627b2426232634a782>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledProductRow_product$data = {
  readonly cableMarking: string | null | undefined;
  readonly isolation: boolean | null | undefined;
  readonly length: number | null | undefined;
  readonly number: string;
  readonly power: number | null | undefined;
  readonly voltage: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_product">;
  readonly " $fragmentType": "InstalledProductRow_product";
};
export type InstalledProductRow_product$key = {
  readonly " $data"?: InstalledProductRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledProductRow_product",
  "selections": [
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
      "name": "cableMarking",
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
      "name": "power",
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
      "name": "useProductTitle_product"
    }
  ],
  "type": "InstalledProduct",
  "abstractKey": null
};

(node as any).hash = "ba65a2bbccdd9fc0811939954500e448";

export default node;
