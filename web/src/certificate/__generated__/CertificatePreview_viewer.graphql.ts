/**
 * @generated SignedSource<<256b8078c427295f60eb55a01456655e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificatePreview_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_viewer">;
  readonly " $fragmentType": "CertificatePreview_viewer";
};
export type CertificatePreview_viewer$key = {
  readonly " $data"?: CertificatePreview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificatePreview_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateThumbnail_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ab5337d33c620bb975e4beb15db274af";

export default node;
