/**
 * @generated SignedSource<<05c439b461bcd763a5c46d333a476997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallation_installation$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationModal_installation">;
  readonly " $fragmentType": "EditInstallation_installation";
};
export type EditInstallation_installation$key = {
  readonly " $data"?: EditInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallation_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "f6ec41655e4abec59e4cd4b9e6632283";

export default node;
