/**
 * @generated SignedSource<<043493f1f5f877b36d0cd9ddc09bb74e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaultPhoto_report$data = {
  readonly photo: {
    readonly fileName: string;
    readonly thumbnailUrl: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "FaultPhoto_report";
};
export type FaultPhoto_report$key = {
  readonly " $data"?: FaultPhoto_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultPhoto_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultPhoto_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultPhoto",
      "kind": "LinkedField",
      "name": "photo",
      "plural": false,
      "selections": [
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaultReport",
  "abstractKey": null
};

(node as any).hash = "4b3b13c78b2d734f47c3c9cbf37a97b7";

export default node;
