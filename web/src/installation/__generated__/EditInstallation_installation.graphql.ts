/**
 * @generated SignedSource<<1c4ad4c16e3f000e02ab2b77966e386b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallation_installation$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationModal_installation">;
  readonly " $fragmentType": "EditInstallation_installation";
};
export type EditInstallation_installation$key = {
  readonly " $data"?: EditInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallation_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "b5e4df38d5a272982d118ca6e8641f2b";

export default node;
