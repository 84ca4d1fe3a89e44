/**
 * @generated SignedSource<<ec60b59522cb454169a07e31d2c63993>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateModal_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateForm_project" | "SentConfirmation_project">;
  readonly " $fragmentType": "SendCertificateModal_project";
};
export type SendCertificateModal_project$key = {
  readonly " $data"?: SendCertificateModal_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateModal_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendCertificateModal_project",
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
      "name": "SendCertificateForm_project"
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

(node as any).hash = "f111dc86240311b375d7df5b1b4deab9";

export default node;
