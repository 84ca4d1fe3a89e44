/**
 * @generated SignedSource<<8ad5e194e28139cc107258248d32749f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledProductRow_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_installation">;
  readonly " $fragmentType": "InstalledProductRow_installation";
};
export type InstalledProductRow_installation$key = {
  readonly " $data"?: InstalledProductRow_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledProductRow_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledProductRow_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductTitle_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "74d3faaecb863318cee4ef23f15f9ff7";

export default node;
