/**
 * @generated SignedSource<<ebc4b78547ee23fad5879da586297726>>
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f3a5e77ba83bfb5756dde57b556bd802";

export default node;
