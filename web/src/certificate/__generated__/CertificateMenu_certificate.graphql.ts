/**
 * @generated SignedSource<<b133913ef0b090ce9bf44ad567956be3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificateMenu_certificate$data = {
  readonly boardCardUrl: string | null | undefined;
  readonly number: string;
  readonly pageUrl: string | null | undefined;
  readonly proofUrl: string | null | undefined;
  readonly seal: {
    readonly timestamp: {
      readonly authority: string;
      readonly time: string;
      readonly url: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly url: string | null | undefined;
  readonly viewerCanWithdraw: boolean;
  readonly " $fragmentType": "CertificateMenu_certificate";
};
export type CertificateMenu_certificate$key = {
  readonly " $data"?: CertificateMenu_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateMenu_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateMenu_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "boardCardUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proofUrl",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time",
              "storageKey": null
            },
            (v0/*:: as any*/)
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
      "name": "viewerCanWithdraw",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "4a2b187cd3f1115bfdf888edf0dd2e27";

export default node;
