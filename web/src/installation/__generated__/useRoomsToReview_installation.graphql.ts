/**
 * @generated SignedSource<<a480e745126576bf03fa2636448b0178>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "RELEASED" | "RETURNED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRoomsToReview_installation$data = ReadonlyArray<{
  readonly id: string;
  readonly installationId: string;
  readonly review: {
    readonly finishedBy: string | null | undefined;
    readonly state: ReviewState;
  } | null | undefined;
  readonly title: string;
  readonly viewerCanReview: boolean;
  readonly " $fragmentType": "useRoomsToReview_installation";
}>;
export type useRoomsToReview_installation$key = ReadonlyArray<{
  readonly " $data"?: useRoomsToReview_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomsToReview_installation">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useRoomsToReview_installation",
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
      "name": "installationId",
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
      "name": "viewerCanReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "ada33dd5724d68439c5d93f952647f46";

export default node;
