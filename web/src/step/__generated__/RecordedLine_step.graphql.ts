/**
 * @generated SignedSource<<004d47919ce2d94d4e3e4acc961229b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordedLine_step$data = {
  readonly entries: ReadonlyArray<{
    readonly recordedAt: string | null | undefined;
    readonly recordedBy: {
      readonly firstName: string;
      readonly lastName: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "RecordedLine_step";
};
export type RecordedLine_step$key = {
  readonly " $data"?: RecordedLine_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordedLine_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordedLine_step",
  "selections": [
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
          "name": "recordedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "recordedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "8e0b5e1e6dc0d91a7ec79e8a15a76694";

export default node;
