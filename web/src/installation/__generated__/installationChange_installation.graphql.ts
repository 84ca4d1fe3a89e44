/**
 * @generated SignedSource<<a239d3d60011df9fb6cfbdc0f2be92a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type installationChange_installation$data = {
  readonly folder: {
    readonly isComplete: boolean;
    readonly project: {
      readonly status: ProjectStatus;
      readonly " $fragmentSpreads": FragmentRefs<"Readiness_project">;
    };
  };
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

(node as any).hash = "1d81458ec0382c5edf1d14c04b47c90f";

export default node;
