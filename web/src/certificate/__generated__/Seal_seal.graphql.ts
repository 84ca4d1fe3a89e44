/**
 * @generated SignedSource<<a4f04113ba96c9c36ccfc6ea9b674128>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Seal_seal$data = {
  readonly issuer: string;
  readonly time: string;
  readonly " $fragmentType": "Seal_seal";
};
export type Seal_seal$key = {
  readonly " $data"?: Seal_seal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Seal_seal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Seal_seal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    }
  ],
  "type": "Seal",
  "abstractKey": null
};

(node as any).hash = "5b31e1aa200acd5ca84eb044052f73eb";

export default node;
