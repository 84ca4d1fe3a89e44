/**
 * @generated SignedSource<<e9de47acbdac10f872330568eb38bbc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateForm_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly customerEmailBounced: boolean | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmailBounced",
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

(node as any).hash = "2f2a0d06ba990fd3089d890777a22258";

export default node;
