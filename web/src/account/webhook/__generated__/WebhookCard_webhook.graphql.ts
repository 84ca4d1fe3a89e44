/**
 * @generated SignedSource<<86254638544d0bec47f0dec079580eab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookKind = "CERTIFICATE_DELIVERY_FAILED" | "CERTIFICATE_FAULT_CHANGED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_REPLACED" | "CERTIFICATE_SENT" | "CERTIFICATE_WITHDRAWN" | "INSTALLATION_FINISHED" | "INSTALLATION_REOPENED" | "PROJECT_ARCHIVED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "USER_INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookCard_webhook$data = {
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly kinds: ReadonlyArray<WebhookKind>;
  readonly previousSecretUntil: string | null | undefined;
  readonly stoppedAt: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "WebhookCard_webhook";
};
export type WebhookCard_webhook$key = {
  readonly " $data"?: WebhookCard_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookCard_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stoppedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousSecretUntil",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "9c78b37336a520ca06d041c4dc29fd19";

export default node;
