/**
 * @generated SignedSource<<e69822c9cea545529cab4931da07886f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type installationChange_installation$data = {
  readonly folder: {
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

const node: ReaderFragment = {
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

(node as any).hash = "13c9c0336d8a3f50e89d6887ae69914e";

export default node;
