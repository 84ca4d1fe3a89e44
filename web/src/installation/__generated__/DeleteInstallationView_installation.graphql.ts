/**
 * @generated SignedSource<<de228bfe7ec07fde831dfd10e95afd3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteInstallationView_installation$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "DeleteInstallationView_installation";
};
export type DeleteInstallationView_installation$key = {
  readonly " $data"?: DeleteInstallationView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstallationView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteInstallationView_installation",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "ca8bc2f947076832a232b6fa41d838d7";

export default node;
