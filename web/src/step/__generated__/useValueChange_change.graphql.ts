/**
 * @generated SignedSource<<71679e45f364197c906060086e516781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useValueChange_change$data = {
  readonly recordedAt: string | null | undefined;
  readonly recordedBy: {
    readonly firstName: string;
    readonly lastName: string;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentType": "useValueChange_change";
};
export type useValueChange_change$key = {
  readonly " $data"?: useValueChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"useValueChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useValueChange_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
  "type": "StepFieldChange",
  "abstractKey": null
};

(node as any).hash = "e434f43ada65826e51b8e3ef7abf0014";

export default node;
