/**
 * @generated SignedSource<<449837512a83a99f7678d9981b16b644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenedCertificate_certificate$data = {
  readonly activationDate: string;
  readonly customer: string | null | undefined;
  readonly fileName: string;
  readonly folder: {
    readonly title: string;
  } | null | undefined;
  readonly folderId: string;
  readonly number: string;
  readonly pageUrl: string | null | undefined;
  readonly pages: number | null | undefined;
  readonly project: {
    readonly archived: boolean;
    readonly name: string;
    readonly projectId: string;
  } | null | undefined;
  readonly recipients: ReadonlyArray<{
    readonly changedAt: string;
    readonly copy: boolean;
    readonly email: string;
    readonly reason: DeliveryFailure | null | undefined;
    readonly state: DeliveryState;
    readonly " $fragmentSpreads": FragmentRefs<"Delivery_recipient">;
  }>;
  readonly rooms: ReadonlyArray<string> | null | undefined;
  readonly seal: {
    readonly " $fragmentSpreads": FragmentRefs<"Seal_seal">;
  } | null | undefined;
  readonly sentAt: string;
  readonly url: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly withdrawal: {
    readonly at: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateMenu_certificate" | "CertificateStatus_certificate" | "FaultReports_certificate" | "ListedStatus_certificate" | "WithdrawCertificateModal_certificate">;
  readonly " $fragmentType": "OpenedCertificate_certificate";
};
export type OpenedCertificate_certificate$key = {
  readonly " $data"?: OpenedCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedCertificate_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenedCertificate_certificate",
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
      "name": "activationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
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
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageUrl",
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
      "alias": null,
      "args": null,
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
      "name": "project",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seal",
      "kind": "LinkedField",
      "name": "seal",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Seal_seal"
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Delivery_recipient"
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
      "name": "CertificateStatus_certificate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FaultReports_certificate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListedStatus_certificate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawCertificateModal_certificate"
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "fc8022ba821d501563bd7bb2b7187e90";

export default node;
