/**
 * @generated SignedSource<<507bb1be2e618c46f4c9d9e15317267e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Delivery_recipient$data = {
  readonly changedAt: string;
  readonly copy: boolean;
  readonly email: string;
  readonly reason: DeliveryFailure | null | undefined;
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
      "name": "reason",
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

(node as any).hash = "0756d5de665e872021b120790fa2ce4a";

export default node;
