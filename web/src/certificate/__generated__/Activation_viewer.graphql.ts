/**
 * @generated SignedSource<<aa04d75a9792907351d95ad581f5f220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Activation_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateModal_viewer">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "39a698010e029fef32e14ba3424614af";

export default node;
