/**
 * @generated SignedSource<<640a2c8c9a3453c191e5f267035cbfc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRoomsBelow_folder$data = {
  readonly folderId: string;
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly installationId: string;
    readonly missing: ReadonlyArray<{
      readonly kind: MissingKind;
    }>;
    readonly title: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "useRoomsBelow_folder";
};
export type useRoomsBelow_folder$key = {
  readonly " $data"?: useRoomsBelow_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRoomsBelow_folder"
};

(node as any).hash = "9b6bfff5a8283965b608e46a064579c9";

export default node;
