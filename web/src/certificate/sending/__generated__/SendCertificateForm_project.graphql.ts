/**
 * @generated SignedSource<<bb901815b8920a95ddf3d530a13deb95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateForm_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_project">;
  readonly " $fragmentType": "SendCertificateForm_project";
};
export type SendCertificateForm_project$key = {
  readonly " $data"?: SendCertificateForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendCertificateForm_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmail",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificatePreview_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7610fc429fa8026da8ff7a16a7f2a2df";

export default node;
