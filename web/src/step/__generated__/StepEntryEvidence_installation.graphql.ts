/**
 * @generated SignedSource<<358ea8688f76c91e442baf48ed63a18c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryEvidence_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StepAttachments_installation" | "useProductTitle_installation">;
  readonly " $fragmentType": "StepEntryEvidence_installation";
};
export type StepEntryEvidence_installation$key = {
  readonly " $data"?: StepEntryEvidence_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryEvidence_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEntryEvidence_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductTitle_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepAttachments_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "581f45faca323772e48f7ff56e0eb9db";

export default node;
