/**
 * @generated SignedSource<<f85b32d51e5ff439d48d246ba0800968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationOverview_installation$data = {
  readonly path: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateInstallation_installation" | "EditInstallation_installation" | "FinishEntry_installation" | "InstallationDetails_installation" | "MissingCallout_installation" | "ProductsCard_installation" | "ReopenInstallation_installation" | "ReviewCard_installation" | "StepList_installation">;
  readonly " $fragmentType": "InstallationOverview_installation";
};
export type InstallationOverview_installation$key = {
  readonly " $data"?: InstallationOverview_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationOverview_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationOverview_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationDetails_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductsCard_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepList_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingCallout_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishEntry_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuplicateInstallation_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallation_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReopenInstallation_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewCard_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "5792c243ddc9f22c5cae3d43dbb6fd45";

export default node;
