/**
 * @generated SignedSource<<c1db5d3401d1a253a7ae3e76cccdb2ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "RELEASED" | "RETURNED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewDecision_installation$data = {
  readonly activatedAt: string | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly review: {
    readonly finishedBy: string | null | undefined;
    readonly note: string | null | undefined;
    readonly reviewedAt: string | null | undefined;
    readonly reviewedBy: string | null | undefined;
    readonly state: ReviewState;
  } | null | undefined;
  readonly viewerCanReview: boolean;
  readonly " $fragmentType": "ReviewDecision_installation";
};
export type ReviewDecision_installation$key = {
  readonly " $data"?: ReviewDecision_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDecision_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDecision_installation",
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
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedAt",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "fcbba5261a4fc0e7bda7777bbe460358";

export default node;
