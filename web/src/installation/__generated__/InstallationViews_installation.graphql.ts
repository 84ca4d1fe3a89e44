/**
 * @generated SignedSource<<7d571a3967fb31c702831154a9ef43de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationViews_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FinishView_installation" | "InstallationHistoryView_installation" | "InstallationOverview_installation" | "ProductsView_installation" | "StepView_installation" | "useRoomPhotos_installation">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationHistoryView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRoomPhotos_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "5b7b0ed6d4e046ce6b05e9db034718ca";

export default node;
