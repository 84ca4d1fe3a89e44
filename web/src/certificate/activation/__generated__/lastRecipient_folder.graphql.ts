/**
 * @generated SignedSource<<d14b3cc0bd8df00d6de26ddd4525000a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lastRecipient_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly recipients: ReadonlyArray<{
      readonly changedAt: string;
      readonly copy: boolean;
      readonly email: string;
    }>;
  }>;
  readonly " $fragmentType": "lastRecipient_folder";
};
export type lastRecipient_folder$key = {
  readonly " $data"?: lastRecipient_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"lastRecipient_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lastRecipient_folder"
};

(node as any).hash = "0b59a48cfd0f889d4e48d06c4807e972";

export default node;
