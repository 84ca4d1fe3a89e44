/**
 * @generated SignedSource<<8778273e5ea3d9c34c241136dba75d6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteInstrumentModal_instrument$data = {
  readonly id: string;
  readonly maker: string;
  readonly model: string;
  readonly number: number;
  readonly " $fragmentType": "DeleteInstrumentModal_instrument";
};
export type DeleteInstrumentModal_instrument$key = {
  readonly " $data"?: DeleteInstrumentModal_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstrumentModal_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteInstrumentModal_instrument",
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
      "name": "maker",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "e52f0df93aada8493e16379249dde113";

export default node;
