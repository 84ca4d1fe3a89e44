/**
 * @generated SignedSource<<d86535dca1296e2c599b11146c1446d3>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_project">;
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3296de2077e6c2f55e0994bb26c998b8";

export default node;
