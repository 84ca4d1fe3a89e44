/**
 * @generated SignedSource<<ec094bd3e7fa4277aaef8deef7542349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type projectLists_project$data = {
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
  readonly " $fragmentType": "projectLists_project";
};
export type projectLists_project$key = {
  readonly " $data"?: projectLists_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"projectLists_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "projectLists_project",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "6db454ec1f6156f9d3a9a351a85a8a30";

export default node;
