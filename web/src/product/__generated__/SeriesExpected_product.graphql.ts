/**
 * @generated SignedSource<<f438ad9bb013506e6344f42f6d50ee10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductField = "CABLE_LENGTH" | "CABLE_MARKING" | "ISOLATION" | "VOLTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeriesExpected_product$data = {
  readonly extraFields: ReadonlyArray<ProductField>;
  readonly resistancePerMetre: number | null | undefined;
  readonly " $fragmentType": "SeriesExpected_product";
};
export type SeriesExpected_product$key = {
  readonly " $data"?: SeriesExpected_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesExpected_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesExpected_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resistancePerMetre",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5c6a98605090acf8d5505c384567b0fa";

export default node;
