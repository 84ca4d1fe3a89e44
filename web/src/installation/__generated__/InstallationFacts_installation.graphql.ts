/**
 * @generated SignedSource<<deecdd49a6749d5f2fb40952df109620>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationFacts_installation$data = {
  readonly activatedAt: string | null | undefined;
  readonly createdAt: string;
  readonly installer: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly status: InstallationStatus;
  readonly " $fragmentType": "InstallationFacts_installation";
};
export type InstallationFacts_installation$key = {
  readonly " $data"?: InstallationFacts_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationFacts_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationFacts_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "installer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "activatedAt",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "3b0669f2c64ca6793fe8dfef60fb0f58";

export default node;
