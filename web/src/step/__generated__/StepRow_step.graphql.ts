/**
 * @generated SignedSource<<d78da615e5e6929285ce1c3fba04bf24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepRow_step$data = {
  readonly entries: ReadonlyArray<{
    readonly attachments: ReadonlyArray<{
      readonly url: string;
      readonly " $fragmentSpreads": FragmentRefs<"AttachmentTiles_attachments">;
    }>;
    readonly id: string;
    readonly recordedAt: string | null | undefined;
  }>;
  readonly isComplete: boolean;
  readonly stepLabel: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StepVerdict_step">;
  readonly " $fragmentType": "StepRow_step";
};
export type StepRow_step$key = {
  readonly " $data"?: StepRow_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepRow_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
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
          "name": "recordedAt",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "AttachmentTiles_attachments"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepVerdict_step"
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "f40628a005fa934744d39ef5e27fa5b6";

export default node;
