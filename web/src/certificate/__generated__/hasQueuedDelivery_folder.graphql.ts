/**
 * @generated SignedSource<<a68b678522cb84cf83967f154e6b8efd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type hasQueuedDelivery_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly recipients: ReadonlyArray<{
      readonly state: DeliveryState;
    }>;
  }>;
  readonly " $fragmentType": "hasQueuedDelivery_folder";
};
export type hasQueuedDelivery_folder$key = {
  readonly " $data"?: hasQueuedDelivery_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"hasQueuedDelivery_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hasQueuedDelivery_folder"
};

(node as any).hash = "1fb2127fb7c9540e22b70fddceea55a8";

export default node;
