/**
 * @generated SignedSource<<a8eea11fc77fde633b44b733c94a0403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateModal_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateForm_viewer">;
  readonly " $fragmentType": "SendCertificateModal_viewer";
};
export type SendCertificateModal_viewer$key = {
  readonly " $data"?: SendCertificateModal_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateModal_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendCertificateModal_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendCertificateForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "939cb14ea5550990e7ee3a94a62ea191";

export default node;
