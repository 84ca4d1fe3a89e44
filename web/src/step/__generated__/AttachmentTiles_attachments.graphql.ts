/**
 * @generated SignedSource<<8eba09718300d215cb60cb936056ec70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentTiles_attachments$data = ReadonlyArray<{
  readonly fileName: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentTile_attachment">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentTile_attachment"
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "fd8e490a3815039d08997715e4cfe77c";

export default node;
