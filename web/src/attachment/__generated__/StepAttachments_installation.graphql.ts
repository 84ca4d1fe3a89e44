/**
 * @generated SignedSource<<8504873cc63ce3a5912f2da1819e9571>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepAttachments_installation$data = {
  readonly id: string;
  readonly " $fragmentType": "StepAttachments_installation";
};
export type StepAttachments_installation$key = {
  readonly " $data"?: StepAttachments_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepAttachments_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepAttachments_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "373a1c5f37fbc8f87b78cf0df935f63f";

export default node;
