/**
 * @generated SignedSource<<56a3625bdb67abd54d7f8a9f873d0957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type roomList_folder$data = {
  readonly folderId: string;
  readonly installations: ReadonlyArray<{
    readonly installationId: string;
    readonly title: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "roomList_folder";
};
export type roomList_folder$key = {
  readonly " $data"?: roomList_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"roomList_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roomList_folder"
};

(node as any).hash = "bccf0fe9ddfc83fd88d2f7a5120e0ce0";

export default node;
