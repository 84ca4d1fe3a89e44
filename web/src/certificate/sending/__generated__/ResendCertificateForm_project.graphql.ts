/**
 * @generated SignedSource<<ea0b8c5af7266b30538d7adcd131f058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateForm_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ResendCertificateForm_project";
};
export type ResendCertificateForm_project$key = {
  readonly " $data"?: ResendCertificateForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateForm_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "73b631e22dc308d3bd47ad6e1b632430";

export default node;
