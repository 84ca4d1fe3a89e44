/**
 * @generated SignedSource<<7a9798921c24172a838277d6723ea116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReopenInstallation_installation$data = {
  readonly viewerCanReopen: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenInstallationModal_installation">;
  readonly " $fragmentType": "ReopenInstallation_installation";
};
export type ReopenInstallation_installation$key = {
  readonly " $data"?: ReopenInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReopenInstallation_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReopenInstallationModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "5fc85098be5ed92670ee308cb55fc7a4";

export default node;
