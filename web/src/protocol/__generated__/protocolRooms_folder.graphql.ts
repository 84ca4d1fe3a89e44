/**
 * @generated SignedSource<<94d281935457bd2c933001351c5e83bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type protocolRooms_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly number: string;
    readonly sentAt: string;
  }>;
  readonly installations: ReadonlyArray<{
    readonly activatedAt: string | null | undefined;
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

(node as any).hash = "5be80cb6270f254afa74cce28fc5321b";

export default node;
