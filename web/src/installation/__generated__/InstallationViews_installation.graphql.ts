/**
 * @generated SignedSource<<f83af5ea12e02c32fc7c8f232f262fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationViews_installation$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "8a0914f423548b53ac3d9a230c39459a";

export default node;
