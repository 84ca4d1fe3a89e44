/**
 * @generated SignedSource<<56c423b13ec8f23852365f45de70a36f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Activation_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateModal_viewer" | "SendCertificateModal_viewer">;
  readonly " $fragmentType": "Activation_viewer";
};
export type Activation_viewer$key = {
  readonly " $data"?: Activation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Activation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Activation_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendCertificateModal_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResendCertificateModal_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6a8c8eea837f25c4da6f2971d0222529";

export default node;
