/**
 * @generated SignedSource<<e1e2a11d38acf372981f6f687e0b32c1>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationViews_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "2e42d10fabe29c9aa746f590e93ea6eb";

export default node;
