/**
 * @generated SignedSource<<26023ae088c65c201d3fb52fbff51ef0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateModal_project$data = {
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

(node as any).hash = "a55c960401d24aebf1aa047a74d4a9ea";

export default node;
