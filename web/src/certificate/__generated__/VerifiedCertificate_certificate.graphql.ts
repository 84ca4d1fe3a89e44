/**
 * @generated SignedSource<<36157f6c5136f08d28f9aebbfd97485f>>
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
  "name": "title",
  "storageKey": null
},
v1 = {
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VerifiedProduct",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PrintedLimits",
              "kind": "LinkedField",
              "name": "resistance",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                (v1/*:: as any*/)
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
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};
})();

(node as any).hash = "cb959340b6783bcc4ee46346930e34de";

export default node;
