/**
 * @generated SignedSource<<4002b8daa904a92a3c764c4dc646e489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateForm_viewer$data = {
  readonly email: string;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_viewer">;
  readonly " $fragmentType": "SendCertificateForm_viewer";
};
export type SendCertificateForm_viewer$key = {
  readonly " $data"?: SendCertificateForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendCertificateForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificatePreview_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f89178361e891e80f8cf139cb303b500";

export default node;
