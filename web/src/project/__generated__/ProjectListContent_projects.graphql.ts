/**
 * @generated SignedSource<<e0e04d158f86b37aef161075279fb95e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectListContent_projects$data = {
  readonly isTruncated: boolean;
  readonly nodes: ReadonlyArray<{
    readonly city: string;
    readonly customer: string;
    readonly endDate: string | null | undefined;
    readonly id: string;
    readonly installationCount: number;
    readonly name: string;
    readonly overdueDays: number;
    readonly startDate: string;
    readonly status: ProjectStatus;
    readonly undeliveredCertificateCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProjectListRow_project">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "ProjectListContent_projects";
};
export type ProjectListContent_projects$key = {
  readonly " $data"?: ProjectListContent_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectListContent_projects">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectListContent_projects",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "nodes",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undeliveredCertificateCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectListRow_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectList",
  "abstractKey": null
};

(node as any).hash = "d9f63368bc683de86e520b21f5eb43d8";

export default node;
