/**
 * @generated SignedSource<<35f33f9f878fa7d4c9d94fee496e420c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectDetails_project$data = {
  readonly city: string;
  readonly completedInstallationCount: number;
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly customerEmailBounced: boolean | null | undefined;
  readonly endDate: string | null | undefined;
  readonly externalId: string | null | undefined;
  readonly installationCount: number;
  readonly postalCode: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "ProjectDetails_project";
};
export type ProjectDetails_project$key = {
  readonly " $data"?: ProjectDetails_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDetails_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectDetails_project",
  "selections": [
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
      "name": "customerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmailBounced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
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
      "name": "externalId",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "713fb15f1c2cc98d26891112582930a1";

export default node;
