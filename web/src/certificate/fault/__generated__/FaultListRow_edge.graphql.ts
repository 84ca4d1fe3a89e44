/**
 * @generated SignedSource<<f317ba1b187e3198296cfed009893401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FaultState = "CLOSED" | "CONTACTED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FaultListRow_edge$data = {
  readonly certificateNumber: string;
  readonly customer: string;
  readonly folderName: string;
  readonly node: {
    readonly changes: ReadonlyArray<{
      readonly at: string;
      readonly by: string | null | undefined;
    }>;
    readonly email: string | null | undefined;
    readonly faultReportId: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly reportedAt: string;
    readonly state: FaultState | null | undefined;
    readonly text: string;
  };
  readonly projectName: string;
  readonly rooms: ReadonlyArray<string>;
  readonly " $fragmentType": "FaultListRow_edge";
};
export type FaultListRow_edge$key = {
  readonly " $data"?: FaultListRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultListRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultListRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folderName",
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
      "name": "rooms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultReport",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faultReportId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
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
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedAt",
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
          "concreteType": "FaultStateChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "by",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaultReportEdge",
  "abstractKey": null
};

(node as any).hash = "6d57047b833643cde106bc2891c59ea1";

export default node;
