/**
 * @generated SignedSource<<a7d207bd920175d47cef20ec283e154e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentConfirmation_certificates$data = ReadonlyArray<{
  readonly certificateId: string;
  readonly folderId: string;
  readonly recipients: ReadonlyArray<{
    readonly copy: boolean;
    readonly state: DeliveryState;
  }>;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SentCertificate_certificate">;
  readonly " $fragmentType": "SentConfirmation_certificates";
}>;
export type SentConfirmation_certificates$key = ReadonlyArray<{
  readonly " $data"?: SentConfirmation_certificates$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentConfirmation_certificates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SentConfirmation_certificates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateId",
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
      "name": "url",
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
          "name": "copy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentCertificate_certificate"
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "c1a2a888951ab9152f7d11d4724aca22";

export default node;
