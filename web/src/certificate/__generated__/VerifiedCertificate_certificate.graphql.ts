/**
 * @generated SignedSource<<77a2fb6e160242776f21ee88aa0c612b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifiedCertificate_certificate$data = {
  readonly activationDate: string;
  readonly canReportFault: boolean;
  readonly city: string;
  readonly companyLogo: string | null | undefined;
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
  readonly rooms: ReadonlyArray<{
    readonly products: ReadonlyArray<{
      readonly insulation: {
        readonly minimum: number | null | undefined;
      } | null | undefined;
      readonly resistance: {
        readonly maximum: number | null | undefined;
        readonly minimum: number | null | undefined;
      } | null | undefined;
      readonly title: string;
    }>;
    readonly title: string;
  }> | null | undefined;
  readonly seal: {
    readonly issuer: string;
    readonly rootSha256: string;
    readonly time: string;
  } | null | undefined;
  readonly url: string | null | undefined;
  readonly validUntil: string;
  readonly withdrawal: {
    readonly at: string;
    readonly reason: string;
  } | null | undefined;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyLogo",
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
      "name": "installations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerifiedRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VerifiedProduct",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PrintedLimits",
              "kind": "LinkedField",
              "name": "resistance",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maximum",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PrintedLimits",
              "kind": "LinkedField",
              "name": "insulation",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "name": "canReportFault",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rootSha256",
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

(node as any).hash = "94e15cdb5c40ec37f6e9c29970ddf40c";

export default node;
