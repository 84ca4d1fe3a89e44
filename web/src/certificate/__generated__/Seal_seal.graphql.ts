/**
 * @generated SignedSource<<d02f496c4ce14f50bf4af01d0be14860>>
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
  readonly timestamp: {
    readonly authority: string;
    readonly time: string;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DoubtfulSeal_seal">;
  readonly " $fragmentType": "Seal_seal";
};
export type Seal_seal$key = {
  readonly " $data"?: Seal_seal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Seal_seal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SealTimestamp",
      "kind": "LinkedField",
      "name": "timestamp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authority",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DoubtfulSeal_seal"
    }
  ],
  "type": "Seal",
  "abstractKey": null
};
})();

(node as any).hash = "5abb8b5d376cac448839b5da9ba7d96b";

export default node;
