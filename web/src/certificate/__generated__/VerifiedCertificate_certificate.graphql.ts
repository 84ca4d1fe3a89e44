/**
 * @generated SignedSource<<50f59edd6364db505df8a2020be61577>>
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
  readonly companyPhone: string | null | undefined;
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
      "name": "companyPhone",
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

(node as any).hash = "7cab95e3c61da2df78732a58ba948be9";

export default node;
