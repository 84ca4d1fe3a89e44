/**
 * @generated SignedSource<<83b14a02187e0816b24f6e57aaaef4f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentTiles_attachments$data = ReadonlyArray<{
  readonly fileName: string;
  readonly size: number;
  readonly url: string;
  readonly " $fragmentType": "AttachmentTiles_attachments";
}>;
export type AttachmentTiles_attachments$key = ReadonlyArray<{
  readonly " $data"?: AttachmentTiles_attachments$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentTiles_attachments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AttachmentTiles_attachments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "e98d9077fb8b5ad553310456cf1a99c7";

export default node;
