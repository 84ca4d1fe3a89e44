/**
 * @generated SignedSource<<e464b70173c3e7d50e3b984eabe152ea>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeclarationCard_installation" | "DuplicateInstallation_installation" | "EditInstallation_installation" | "FinishEntry_installation" | "InstallationDetails_installation" | "MissingCallout_installation" | "ProductsCard_installation" | "ReopenInstallation_installation" | "ReviewCard_installation" | "StepList_installation">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeclarationCard_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "d5b4dbf057b7faa6c3aea74e2a9aa617";

export default node;
