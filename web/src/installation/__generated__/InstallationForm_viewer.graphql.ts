/**
 * @generated SignedSource<<7a4b3f14227971d249790a74f787bacf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationForm_viewer$data = {
  readonly id: string;
  readonly installer: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationFields_viewer">;
  readonly " $fragmentType": "InstallationForm_viewer";
};
export type InstallationForm_viewer$key = {
  readonly " $data"?: InstallationForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationForm_viewer",
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
      "name": "installer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationFields_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5f1b5af2648e3130eb28da29d2eb4937";

export default node;
