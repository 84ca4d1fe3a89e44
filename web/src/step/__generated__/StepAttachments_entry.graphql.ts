/**
 * @generated SignedSource<<67694d4f0a65360a80a2450818b94b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepAttachments_entry$data = {
  readonly acceptsAttachments: boolean;
  readonly attachments: ReadonlyArray<{
    readonly fileName: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentTiles_attachments">;
  }>;
  readonly id: string;
  readonly requiresAttachments: boolean;
  readonly " $fragmentType": "StepAttachments_entry";
};
export type StepAttachments_entry$key = {
  readonly " $data"?: StepAttachments_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepAttachments_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepAttachments_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptsAttachments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresAttachments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": true,
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
          "name": "AttachmentTiles_attachments"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepEntry",
  "abstractKey": null
};

(node as any).hash = "44308cc59d73e23b4673d4885741a0db";

export default node;
