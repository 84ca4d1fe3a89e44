/**
 * @generated SignedSource<<0cba238c16bf3eaaccf1195cc572e9b5>>
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
export type ListedStatus_certificate$data = {
  readonly activationDate: string;
  readonly number: string;
  readonly recipients: ReadonlyArray<{
    readonly copy: boolean;
    readonly email: string;
    readonly reason: DeliveryFailure | null | undefined;
    readonly state: DeliveryState;
  }>;
  readonly replacedBy: ReadonlyArray<{
    readonly number: string;
  }> | null | undefined;
  readonly seal: {
    readonly " $fragmentSpreads": FragmentRefs<"DoubtfulSeal_seal">;
  } | null | undefined;
  readonly status: CertificateStatus | null | undefined;
  readonly withdrawal: {
    readonly at: string;
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentType": "ListedStatus_certificate";
};
export type ListedStatus_certificate$key = {
  readonly " $data"?: ListedStatus_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListedStatus_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListedStatus_certificate",
  "selections": [
    (v0/*:: as any*/),
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
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RelatedCertificate",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
          "name": "DoubtfulSeal_seal"
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "ef46a3367dab3ab681de09c1c90fef0e";

export default node;
