/**
 * @generated SignedSource<<24e624252c907a51bd1a9e88831553e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifiedCertificate_certificate$data = {
  readonly activationDate: string;
  readonly canAddPhoto: boolean;
  readonly canNameReporter: boolean;
  readonly canReportFault: boolean;
  readonly city: string;
  readonly companyName: string;
  readonly companyPhone: string | null | undefined;
  readonly installations: ReadonlyArray<string>;
  readonly number: string;
  readonly proofUrl: string | null | undefined;
  readonly replacedBy: ReadonlyArray<{
    readonly issuedAt: string;
    readonly number: string;
    readonly pageUrl: string;
  }> | null | undefined;
  readonly replaces: ReadonlyArray<{
    readonly number: string;
  }> | null | undefined;
  readonly seal: {
    readonly issuer: string;
    readonly keyWithdrawnFrom: string | null | undefined;
    readonly rootSha256: string;
    readonly time: string;
    readonly timestamp: {
      readonly authority: string;
      readonly time: string;
      readonly url: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly site: string | null | undefined;
  readonly url: string | null | undefined;
  readonly validUntil: string;
  readonly withdrawal: {
    readonly at: string;
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedFaults_certificate" | "Terms_certificate" | "VerifiedRooms_certificate">;
  readonly " $fragmentType": "VerifiedCertificate_certificate";
};
export type VerifiedCertificate_certificate$key = {
  readonly " $data"?: VerifiedCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerifiedCertificate_certificate">;
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
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerifiedCertificate_certificate",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyPhone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Terms_certificate"
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
      "name": "site",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerifiedRooms_certificate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportedFaults_certificate"
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReportFault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canNameReporter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canAddPhoto",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuer",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rootSha256",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyWithdrawnFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SealTimestamp",
          "kind": "LinkedField",
          "name": "timestamp",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "authority",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicWithdrawal",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proofUrl",
      "storageKey": null
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};
})();

(node as any).hash = "f7f0e70c8fcf1674d0a6a8065c7a6945";

export default node;
