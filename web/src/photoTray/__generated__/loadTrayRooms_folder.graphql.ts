/**
 * @generated SignedSource<<6d39214a7a13d27002b0ae9170ce90e8>>
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

(node as any).hash = "4cf5c31ad59719f1e1701b700b9dc40f";

export default node;
