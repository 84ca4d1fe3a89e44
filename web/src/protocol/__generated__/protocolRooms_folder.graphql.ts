/**
 * @generated SignedSource<<559d697d91082181227f0be166308da5>>
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

(node as any).hash = "80658965842b145e241b10d14ad26fad";

export default node;
