/**
 * @generated SignedSource<<95f4f2a37b74c916e9831113fc1ffd0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateModal_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly id: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_project" | "SentConfirmation_project">;
  readonly " $fragmentType": "ResendCertificateModal_project";
};
export type ResendCertificateModal_project$key = {
  readonly " $data"?: ResendCertificateModal_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateModal_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateModal_project",
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
      "name": "version",
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
      "name": "ResendCertificateForm_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentConfirmation_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fda54dcc20db3c180cdc4c74106b2ba1";

export default node;
