/**
 * @generated SignedSource<<2f57cff10073cdccdf56040430224a84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useKnownCustomers_project$data = {
  readonly city: string;
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "useKnownCustomers_project";
};
export type useKnownCustomers_project$key = {
  readonly " $data"?: useKnownCustomers_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKnownCustomers_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKnownCustomers_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "38fe3178b6af9ecd9d4ee6a3ba0dfffe";

export default node;
