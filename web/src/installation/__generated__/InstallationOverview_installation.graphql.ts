/**
 * @generated SignedSource<<bf90fbaed145ab77d5e0554332318b15>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallation_installation" | "FinishEntry_installation" | "InstallationFacts_installation" | "MissingCallout_installation" | "ProductsCard_installation" | "StepList_installation">;
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
      "name": "InstallationFacts_installation"
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
      "name": "EditInstallation_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "5a8bea789283a6888ef55073c80b6979";

export default node;
