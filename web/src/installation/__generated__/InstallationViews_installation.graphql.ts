/**
 * @generated SignedSource<<14e284aabdd1fa5f9d9fab20e55df5db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationViews_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FinishView_installation" | "InstallationOverview_installation" | "ProductsView_installation" | "StepView_installation">;
  readonly " $fragmentType": "InstallationViews_installation";
};
export type InstallationViews_installation$key = {
  readonly " $data"?: InstallationViews_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationViews_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationViews_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationOverview_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductsView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishView_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "0c2e31c8bfcca2cee8386655d0aca77f";

export default node;
