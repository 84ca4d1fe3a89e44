/**
 * @generated SignedSource<<ec95b9c5729255c0aa87f868744463d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUndeliveredChoice_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly recipients: ReadonlyArray<{
      readonly copy: boolean;
      readonly state: DeliveryState;
    }>;
  }>;
  readonly " $fragmentType": "useUndeliveredChoice_folder";
};
export type useUndeliveredChoice_folder$key = {
  readonly " $data"?: useUndeliveredChoice_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUndeliveredChoice_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUndeliveredChoice_folder"
};

(node as any).hash = "b8e59a4425d0e35f1ac732a57fde54ad";

export default node;
