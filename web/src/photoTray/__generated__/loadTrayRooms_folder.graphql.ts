/**
 * @generated SignedSource<<25a7c73e4bdccb8305e708c54bb07d93>>
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

(node as any).hash = "0b7f9555d196f3a9c32cacbcc310a3c0";

export default node;
