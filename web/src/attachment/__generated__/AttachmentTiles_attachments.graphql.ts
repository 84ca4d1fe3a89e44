/**
 * @generated SignedSource<<d933eaabcd3cbfd7aa404de638b1c913>>
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
  readonly thumbnailUrl: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_attachment">;
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
      "name": "thumbnailUrl",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoFacts_attachment"
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "4e0186a150b4adcd82734309525d42c7";

export default node;
