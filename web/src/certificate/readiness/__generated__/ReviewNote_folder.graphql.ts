/**
 * @generated SignedSource<<c890acccd3a848c5ea6c7a4fc9eed0e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewNote_folder$data = {
  readonly folderId: string;
  readonly installations: ReadonlyArray<{
    readonly awaitsReview: boolean | null | undefined;
    readonly reviewers: ReadonlyArray<string> | null | undefined;
    readonly viewerCanReview: boolean | null | undefined;
  }>;
  readonly " $fragmentType": "ReviewNote_folder";
};
export type ReviewNote_folder$key = {
  readonly " $data"?: ReviewNote_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNote_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReviewNote_folder"
};

(node as any).hash = "eefe002eca9a529e1fd0f8cd4d6f0cb7";

export default node;
