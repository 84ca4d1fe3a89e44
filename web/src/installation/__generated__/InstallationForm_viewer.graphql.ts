/**
 * @generated SignedSource<<d5dd1ac557f8d820cbd8ee46c6d644ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallerField_viewer">;
  readonly " $fragmentType": "InstallationForm_viewer";
};
export type InstallationForm_viewer$key = {
  readonly " $data"?: InstallationForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallerField_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1250eec0b28f4f08a6845b50432300ec";

export default node;
