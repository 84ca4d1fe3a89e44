/**
 * @generated SignedSource<<9bdcdf206667e0564385c972da88f440>>
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
  readonly folderId: string;
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

(node as any).hash = "899e2a452e9f1794639b753b76f004fd";

export default node;
