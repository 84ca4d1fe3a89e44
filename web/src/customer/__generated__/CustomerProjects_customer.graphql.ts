/**
 * @generated SignedSource<<8fe729fcbc5138c14c2434db6538fb63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerProjects_customer$data = {
  readonly counts: {
    readonly projects: number;
  };
  readonly projects: ReadonlyArray<{
    readonly archived: boolean;
    readonly completedInstallationCount: number;
    readonly endDate: string | null | undefined;
    readonly id: string;
    readonly installationCount: number;
    readonly name: string;
    readonly projectId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProjectStatus_project">;
  }>;
  readonly " $fragmentType": "CustomerProjects_customer";
};
export type CustomerProjects_customer$key = {
  readonly " $data"?: CustomerProjects_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerProjects_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerProjects_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projects",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
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
          "name": "projectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationCount",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectStatus_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "df7bcbf968c7b6034d05457e0a01305d";

export default node;
