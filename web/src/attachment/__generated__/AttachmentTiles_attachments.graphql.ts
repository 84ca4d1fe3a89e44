/**
 * @generated SignedSource<<ed030398798441351e6228cca7da45a7>>
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

(node as any).hash = "2ba9c8354b8d7125a2473f258247a1fc";

export default node;
