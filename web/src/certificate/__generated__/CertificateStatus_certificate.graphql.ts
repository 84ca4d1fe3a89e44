/**
 * @generated SignedSource<<b952c68e94821be5abed22f619bfe539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "ISSUED" | "REPLACED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CertificateStatus_certificate$data = {
  readonly replacedBy: ReadonlyArray<{
    readonly issuedAt: string;
    readonly number: string;
  }> | null | undefined;
  readonly replaces: ReadonlyArray<{
    readonly number: string;
  }> | null | undefined;
  readonly status: CertificateStatus | null | undefined;
  readonly withdrawal: {
    readonly at: string;
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentType": "CertificateStatus_certificate";
};
export type CertificateStatus_certificate$key = {
  readonly " $data"?: CertificateStatus_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateStatus_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateStatus_certificate",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RelatedCertificate",
      "kind": "LinkedField",
      "name": "replaces",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "abea25805d56dae6d0f47cfb7bebdf14";

export default node;
