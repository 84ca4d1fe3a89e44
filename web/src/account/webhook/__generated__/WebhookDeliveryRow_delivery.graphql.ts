/**
 * @generated SignedSource<<ac5c54d7af58ce13373176c4bf103c0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "QUEUED" | "%future added value";
export type WebhookFailureReason = "ADDRESS_FORBIDDEN" | "NO_CONNECTION" | "REDIRECT" | "REFUSED" | "TIMEOUT" | "WEBHOOK_OFF" | "%future added value";
export type WebhookKind = "CERTIFICATE_DELIVERY_FAILED" | "CERTIFICATE_FAULT_CHANGED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_REPLACED" | "CERTIFICATE_SENT" | "CERTIFICATE_WITHDRAWN" | "INSTALLATION_FINISHED" | "INSTALLATION_REOPENED" | "PROJECT_ARCHIVED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "USER_INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookDeliveryRow_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attemptCount: number;
  readonly createdAt: string;
  readonly httpStatus: number | null | undefined;
  readonly id: string;
  readonly kind: WebhookKind;
  readonly payload: string;
  readonly reason: WebhookFailureReason | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly " $fragmentType": "WebhookDeliveryRow_delivery";
};
export type WebhookDeliveryRow_delivery$key = {
  readonly " $data"?: WebhookDeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDeliveryRow_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookDeliveryRow_delivery",
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
      "name": "kind",
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
      "name": "attemptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "httpStatus",
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
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "c3bd88a376cb6c045b526f5bedc9f7e5";

export default node;
