/**
 * @generated SignedSource<<267f8045779409863dc1fd5439753807>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateModal_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_viewer">;
  readonly " $fragmentType": "ResendCertificateModal_viewer";
};
export type ResendCertificateModal_viewer$key = {
  readonly " $data"?: ResendCertificateModal_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateModal_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateModal_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResendCertificateForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cfb42ccb363dc691447c5ac865638dff";

export default node;
