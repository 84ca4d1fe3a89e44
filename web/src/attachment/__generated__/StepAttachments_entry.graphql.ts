/**
 * @generated SignedSource<<205fe4ee31785068cfabc5a141e2b0b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepAttachments_entry$data = {
  readonly acceptsAttachments: boolean;
  readonly attachments: ReadonlyArray<{
    readonly fileName: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentTiles_attachments">;
  }>;
  readonly changes: ReadonlyArray<{
    readonly field: StepField;
    readonly version: string;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepFieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepEntry",
  "abstractKey": null
};

(node as any).hash = "964f2b2b9f3da85de60a01aae01bea09";

export default node;
