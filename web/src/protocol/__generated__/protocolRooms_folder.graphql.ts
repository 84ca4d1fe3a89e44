/**
 * @generated SignedSource<<366825753079a975d2b50100aecfdde1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type protocolRooms_folder$data = {
  readonly installations: ReadonlyArray<{
    readonly installationId: string;
    readonly title: string;
  }>;
  readonly name: string;
  readonly title: string;
  readonly " $fragmentType": "protocolRooms_folder";
};
export type protocolRooms_folder$key = {
  readonly " $data"?: protocolRooms_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "protocolRooms_folder"
};

(node as any).hash = "35c93be5b8d30b617e2f86a83f92583b";

export default node;
