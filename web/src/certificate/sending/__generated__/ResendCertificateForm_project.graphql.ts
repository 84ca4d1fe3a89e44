/**
 * @generated SignedSource<<28482ba3b4dfcff5fbb837d5822009a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateForm_project$data = {
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly customerEmailBounced: boolean | null | undefined;
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
      "name": "customer",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5f7f3dbfc82554d7283ae0b2317b39f3";

export default node;
