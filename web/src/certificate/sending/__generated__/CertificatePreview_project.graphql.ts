/**
 * @generated SignedSource<<f8bcbaac411814e594935a43984252a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificatePreview_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_project">;
  readonly " $fragmentType": "CertificatePreview_project";
};
export type CertificatePreview_project$key = {
  readonly " $data"?: CertificatePreview_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificatePreview_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateThumbnail_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bc6320fe3b97c061c139a454237f547e";

export default node;
