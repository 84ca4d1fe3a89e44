/**
 * @generated SignedSource<<1cc558d320bdbe7c92729a2195ddd5b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstrumentModal_instrument$data = {
  readonly id: string;
  readonly maker: string;
  readonly model: string;
  readonly number: number;
  readonly serialNumber: string;
  readonly version: string;
  readonly " $fragmentType": "EditInstrumentModal_instrument";
};
export type EditInstrumentModal_instrument$key = {
  readonly " $data"?: EditInstrumentModal_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstrumentModal_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstrumentModal_instrument",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maker",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serialNumber",
      "storageKey": null
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "fac20b11edc352156f3f47e14b72c31c";

export default node;
