/**
 * @generated SignedSource<<747cfa23a0b2c1e200c37f9c47be1cfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loadTrayRooms_folder$data = {
  readonly folderId: string;
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
  }>;
  readonly name: string;
  readonly pathIds: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "loadTrayRooms_folder";
};
export type loadTrayRooms_folder$key = {
  readonly " $data"?: loadTrayRooms_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loadTrayRooms_folder"
};

(node as any).hash = "4ff63ec385b299e1622e2516f36a026d";

export default node;
