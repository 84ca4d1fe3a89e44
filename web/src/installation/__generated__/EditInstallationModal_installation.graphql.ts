/**
 * @generated SignedSource<<b1a5aab15a16d8e1fe94b750dff8f682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationModal_installation$data = {
  readonly id: string;
  readonly installer: {
    readonly id: string;
  };
  readonly title: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationViews_installation">;
  readonly " $fragmentType": "EditInstallationModal_installation";
};
export type EditInstallationModal_installation$key = {
  readonly " $data"?: EditInstallationModal_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationModal_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallationModal_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "installer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationViews_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "a53e8b936312613033dd5ac70dd73f57";

export default node;
