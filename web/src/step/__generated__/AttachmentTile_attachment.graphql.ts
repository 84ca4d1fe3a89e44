/**
 * @generated SignedSource<<7b1999ce95709c43f06453fae1cf03e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentTile_attachment$data = {
  readonly fileName: string;
  readonly size: number;
  readonly url: string;
  readonly " $fragmentType": "AttachmentTile_attachment";
};
export type AttachmentTile_attachment$key = {
  readonly " $data"?: AttachmentTile_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentTile_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachmentTile_attachment",
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

(node as any).hash = "5c4298134bd106895e05853289dfa520";

export default node;
