/**
 * @generated SignedSource<<ac4da1114c20bc20fb3c6109125058fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetireInstrumentModal_instrument$data = {
  readonly id: string;
  readonly number: number;
  readonly retiredOn: string | null | undefined;
  readonly " $fragmentType": "RetireInstrumentModal_instrument";
};
export type RetireInstrumentModal_instrument$key = {
  readonly " $data"?: RetireInstrumentModal_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetireInstrumentModal_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetireInstrumentModal_instrument",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retiredOn",
      "storageKey": null
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "33315e82a13f500de9fa16fc2c3ff88f";

export default node;
