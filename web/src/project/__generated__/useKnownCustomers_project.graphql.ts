/**
 * @generated SignedSource<<5cb614d80c4a71a36f3a626b0a0ced3a>>
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1184e080a9ec1f21dbbe896e4377b6ac";

export default node;
