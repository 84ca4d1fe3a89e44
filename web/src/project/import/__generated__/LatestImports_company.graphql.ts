/**
 * @generated SignedSource<<e01c5aaec773a04a81539628fb201e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectImportState = "COMPLETED" | "FAILED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LatestImports_company$data = {
  readonly projectImports: ReadonlyArray<{
    readonly createdAt: string;
    readonly doneCount: number;
    readonly id: string;
    readonly projectCount: number;
    readonly state: ProjectImportState;
  }> | null | undefined;
  readonly " $fragmentType": "LatestImports_company";
};
export type LatestImports_company$key = {
  readonly " $data"?: LatestImports_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestImports_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestImports_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectImport",
      "kind": "LinkedField",
      "name": "projectImports",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projectCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "cb003b62493577bd243314ad6e2d9652";

export default node;
