/**
 * @generated SignedSource<<19339e25504cf20f73b36bbf2a164ce5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationViews_installation$data = {
  readonly id: string;
  readonly installer: {
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstallationView_installation" | "InstallationPlace_installation" | "MoveInstallationView_installation">;
  readonly " $fragmentType": "EditInstallationViews_installation";
};
export type EditInstallationViews_installation$key = {
  readonly " $data"?: EditInstallationViews_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationViews_installation">;
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
  "name": "EditInstallationViews_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "installer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationPlace_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveInstallationView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteInstallationView_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "379ada89be7cde21d32978f9c5a28c17";

export default node;
