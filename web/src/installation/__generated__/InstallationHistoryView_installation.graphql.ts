/**
 * @generated SignedSource<<bd93b7d436cf6501416c0290fb95ecef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationHistoryView_installation$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "InstallationHistoryView_installation";
};
export type InstallationHistoryView_installation$key = {
  readonly " $data"?: InstallationHistoryView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationHistoryView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationHistoryView_installation",
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

(node as any).hash = "f6d43569de1b527102b4410873f5d8d8";

export default node;
