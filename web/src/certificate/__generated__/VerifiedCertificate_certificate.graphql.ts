/**
 * @generated SignedSource<<d996becc9ff31ec59fc55f7b6c099766>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifiedCertificate_certificate$data = {
  readonly activationDate: string;
  readonly city: string;
  readonly companyName: string;
  readonly installations: ReadonlyArray<string>;
  readonly number: string;
  readonly validUntil: string;
  readonly " $fragmentType": "VerifiedCertificate_certificate";
};
export type VerifiedCertificate_certificate$key = {
  readonly " $data"?: VerifiedCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerifiedCertificate_certificate">;
};

const node: ReaderFragment = {
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
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installations",
      "storageKey": null
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};

(node as any).hash = "5790106815afecac7e41e4a1e9fd3518";

export default node;
