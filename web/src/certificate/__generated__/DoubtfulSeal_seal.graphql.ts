/**
 * @generated SignedSource<<8199a6cc369531fdd7e35898f67c9096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DoubtfulSeal_seal$data = {
  readonly keyWithdrawnFrom: string | null | undefined;
  readonly " $fragmentType": "DoubtfulSeal_seal";
};
export type DoubtfulSeal_seal$key = {
  readonly " $data"?: DoubtfulSeal_seal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DoubtfulSeal_seal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DoubtfulSeal_seal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyWithdrawnFrom",
      "storageKey": null
    }
  ],
  "type": "Seal",
  "abstractKey": null
};

(node as any).hash = "948b92a8447d7d4e956f104143ae4633";

export default node;
