/**
 * @generated SignedSource<<479c292429c979f239d49ae9559fa343>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationDetails_installation$data = {
  readonly activatedAt: string | null | undefined;
  readonly createdAt: string;
  readonly installer: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly status: InstallationStatus;
  readonly " $fragmentType": "InstallationDetails_installation";
};
export type InstallationDetails_installation$key = {
  readonly " $data"?: InstallationDetails_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationDetails_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationDetails_installation",
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

(node as any).hash = "aeb7cd7f0ca408097c836c0c0bc2fcb6";

export default node;
