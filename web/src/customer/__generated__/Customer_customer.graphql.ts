/**
 * @generated SignedSource<<e6bb1f77f930b8796a9b4d651bba526f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "ISSUED" | "REPLACED" | "WITHDRAWN" | "%future added value";
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Customer_customer$data = {
  readonly certificates: ReadonlyArray<{
    readonly folderId: string;
    readonly number: string;
    readonly project: {
      readonly projectId: string;
    } | null | undefined;
    readonly recipients: ReadonlyArray<{
      readonly copy: boolean;
      readonly email: string;
      readonly reason: DeliveryFailure | null | undefined;
      readonly state: DeliveryState;
    }>;
    readonly status: CertificateStatus | null | undefined;
  }>;
  readonly city: string;
  readonly counts: {
    readonly ongoing: number;
    readonly projects: number;
  };
  readonly email: string | null | undefined;
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly projects: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly since: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerCertificates_customer" | "CustomerCounts_customer" | "CustomerEvents_customer" | "CustomerProjects_customer">;
  readonly " $fragmentType": "Customer_customer";
};
export type Customer_customer$key = {
  readonly " $data"?: Customer_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Customer_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Customer_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "since",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "folderId",
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
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "projectId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CertificateRecipient",
          "kind": "LinkedField",
          "name": "recipients",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "copy",
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
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerCounts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerProjects_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerCertificates_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerEvents_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "8e684a6e799c3ee8b8f5ff3201740e5f";

export default node;
