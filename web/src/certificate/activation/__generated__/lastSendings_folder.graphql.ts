/**
 * @generated SignedSource<<99fb0ba55c1e29c7b112a2cd890ff6af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type lastSendings_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly number: string;
    readonly recipients: ReadonlyArray<{
      readonly changedAt: string;
      readonly copy: boolean;
      readonly email: string;
      readonly reason: DeliveryFailure | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "lastSendings_folder";
};
export type lastSendings_folder$key = {
  readonly " $data"?: lastSendings_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"lastSendings_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lastSendings_folder"
};

(node as any).hash = "13464d555abae1019b40f58e5a25e051";

export default node;
