/**
 * @generated SignedSource<<294e6e75163528a008f2f96a359b047f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateForm_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "ResendCertificateForm_viewer";
};
export type ResendCertificateForm_viewer$key = {
  readonly " $data"?: ResendCertificateForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9b464a93148ef79ccf5fc67260861fde";

export default node;
