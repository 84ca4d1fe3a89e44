/**
 * @generated SignedSource<<0857586486c17cf1aee4182697ceb823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
export type ReviewState = "RELEASED" | "RETURNED" | "WAITING" | "%future added value";
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type installationChange_installation$data = {
  readonly folder: {
    readonly awaitingReviewCount: number | null | undefined;
    readonly completedInstallationCount: number;
    readonly isComplete: boolean;
    readonly project: {
      readonly status: ProjectStatus;
      readonly " $fragmentSpreads": FragmentRefs<"Readiness_project">;
    };
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
  readonly stepStates: ReadonlyArray<{
    readonly state: StepStateKind;
    readonly stepLabel: string;
    readonly stepNumber: number;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationViews_installation">;
  readonly " $fragmentType": "installationChange_installation";
};
export type installationChange_installation$key = {
  readonly " $data"?: installationChange_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"installationChange_installation">;
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
  "name": "installationChange_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationViews_installation"
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
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "completedInstallationCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitingReviewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Readiness_project"
            }
          ],
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

(node as any).hash = "758c440d2ebcf2b1b05f06ea488d7cb8";

export default node;
