/**
 * @generated SignedSource<<6a3243928f5aa5c587b3f05a15dc6f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationView_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallationForm_viewer">;
  readonly " $fragmentType": "EditInstallationView_viewer";
};
export type EditInstallationView_viewer$key = {
  readonly " $data"?: EditInstallationView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallationView_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1381ab74600d6c63a850bc7e8107095d";

export default node;
