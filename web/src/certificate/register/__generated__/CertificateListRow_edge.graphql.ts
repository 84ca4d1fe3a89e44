/**
 * @generated SignedSource<<92584680415af2a872bb7c13a1a4cf2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CertificateListRow_edge$data = {
  readonly customer: string;
  readonly folderName: string;
  readonly node: {
    readonly activationDate: string;
    readonly folderId: string;
    readonly id: string;
    readonly number: string;
    readonly recipients: ReadonlyArray<{
      readonly copy: boolean;
      readonly email: string;
      readonly reason: DeliveryFailure | null | undefined;
      readonly state: DeliveryState;
    }>;
    readonly withdrawal: {
      readonly at: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CertificateMenu_certificate" | "FaultReports_certificate" | "ListedStatus_certificate" | "WithdrawCertificateModal_certificate">;
  };
  readonly projectId: string;
  readonly projectName: string;
  readonly roomCount: number;
  readonly rooms: ReadonlyArray<string>;
  readonly validUntil: string;
  readonly " $fragmentType": "CertificateListRow_edge";
};
export type CertificateListRow_edge$key = {
  readonly " $data"?: CertificateListRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateListRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateListRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
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
      "kind": "ScalarField",
      "name": "roomCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
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
          "name": "activationDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Withdrawal",
          "kind": "LinkedField",
          "name": "withdrawal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateMenu_certificate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListedStatus_certificate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultReports_certificate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawCertificateModal_certificate"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CertificateRecipient",
          "kind": "LinkedField",
          "name": "recipients",
          "plural": true,
          "selections": [
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
    }
  ],
  "type": "CertificateEdge",
  "abstractKey": null
};

(node as any).hash = "7a18a1de1409310931e57a044ca5055a";

export default node;
