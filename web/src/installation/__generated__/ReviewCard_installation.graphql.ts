/**
 * @generated SignedSource<<cab2e4dcce66904a5a381938edba752a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "RELEASED" | "RETURNED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewCard_installation$data = {
  readonly review: {
    readonly state: ReviewState;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDecision_installation">;
  readonly " $fragmentType": "ReviewCard_installation";
};
export type ReviewCard_installation$key = {
  readonly " $data"?: ReviewCard_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewCard_installation",
  "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDecision_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "afede178153c923cc19ae13d940344e8";

export default node;
