/**
 * @generated SignedSource<<e09af15755762125b53cde87e5be029f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Delivery_recipient$data = {
  readonly changedAt: string;
  readonly copy: boolean;
  readonly email: string;
  readonly state: DeliveryState;
  readonly " $fragmentType": "Delivery_recipient";
};
export type Delivery_recipient$key = {
  readonly " $data"?: Delivery_recipient$data;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_recipient">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Delivery_recipient",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "type": "CertificateRecipient",
  "abstractKey": null
};

(node as any).hash = "36bf9ed934e81c994cee328800ec1c54";

export default node;
