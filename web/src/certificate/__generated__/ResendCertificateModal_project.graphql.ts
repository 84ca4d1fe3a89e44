/**
 * @generated SignedSource<<a4016809d287d0770eb6cd8ebaab0ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateModal_project$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResendCertificateForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "88968693ba3d1a5dc00086d4aa04aafe";

export default node;
