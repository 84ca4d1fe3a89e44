/**
 * @generated SignedSource<<b679dca42f3d774a4cfc8ab12b400fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerCounts_customer$data = {
  readonly counts: {
    readonly certificates: number;
    readonly completedRooms: number;
    readonly faults: number;
    readonly mails: number;
    readonly ongoing: number;
    readonly openFaults: number;
    readonly projects: number;
    readonly rooms: number;
    readonly undelivered: number;
    readonly valid: number;
  };
  readonly " $fragmentType": "CustomerCounts_customer";
};
export type CustomerCounts_customer$key = {
  readonly " $data"?: CustomerCounts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerCounts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerCounts_customer",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ongoing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rooms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedRooms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certificates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mails",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undelivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faults",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openFaults",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "cca07d63f72c5d43e59e0c370223ee46";

export default node;
