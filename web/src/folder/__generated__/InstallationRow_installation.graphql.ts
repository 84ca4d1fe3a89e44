/**
 * @generated SignedSource<<72d91409a53eea3fc8132aabb3a6cce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
export type ReviewState = "RELEASED" | "RETURNED" | "WAITING" | "%future added value";
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationRow_installation$data = {
  readonly installationId: string;
  readonly installer: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly lacksPhoto: boolean | null | undefined;
  readonly photo: {
    readonly fileName: string;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly review: {
    readonly state: ReviewState;
  } | null | undefined;
  readonly status: InstallationStatus;
  readonly stepStates: ReadonlyArray<{
    readonly state: StepStateKind;
    readonly stepLabel: string;
    readonly stepNumber: number;
  }> | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "InstallationRow_installation";
};
export type InstallationRow_installation$key = {
  readonly " $data"?: InstallationRow_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationRow_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationRow_installation",
  "selections": [
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
      "name": "status",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepState",
      "kind": "LinkedField",
      "name": "stepStates",
      "plural": true,
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
          "name": "stepNumber",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lacksPhoto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationPhoto",
      "kind": "LinkedField",
      "name": "photo",
      "plural": false,
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
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "installer",
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
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "bff17f1d39cd4373b73930f8ac0cb6e8";

export default node;
