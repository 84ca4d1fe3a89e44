/**
 * @generated SignedSource<<b950179f633872e0fa574e465a2c272a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentCertificate_certificate$data = {
  readonly activationDate: string;
  readonly fileName: string;
  readonly number: string;
  readonly pages: number | null | undefined;
  readonly recipients: ReadonlyArray<{
    readonly changedAt: string;
    readonly copy: boolean;
    readonly email: string;
    readonly " $fragmentSpreads": FragmentRefs<"Delivery_recipient">;
  }>;
  readonly seal: {
    readonly " $fragmentSpreads": FragmentRefs<"Seal_seal">;
  } | null | undefined;
  readonly sentAt: string;
  readonly url: string | null | undefined;
  readonly withdrawal: {
    readonly at: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateMenu_certificate" | "CertificateStatus_certificate" | "FaultReports_certificate" | "WithdrawCertificateModal_certificate">;
  readonly " $fragmentType": "SentCertificate_certificate";
};
export type SentCertificate_certificate$key = {
  readonly " $data"?: SentCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentCertificate_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentCertificate_certificate",
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
      "name": "fileName",
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
      "name": "pages",
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
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "6461e505b2150d89348db674583f9b6c";

export default node;
