/**
 * @generated SignedSource<<a1856f975ea63b1907ae9d7494573e64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Terms_certificate$data = {
  readonly companyAddress: string | null | undefined;
  readonly companyName: string;
  readonly companyPhone: string | null | undefined;
  readonly terms: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "Terms_certificate";
};
export type Terms_certificate$key = {
  readonly " $data"?: Terms_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Terms_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Terms_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
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
      "name": "companyAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyPhone",
      "storageKey": null
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};

(node as any).hash = "fae7724579b409185afe6756fed2b1e0";

export default node;
