/**
 * @generated SignedSource<<c1726cc48ef5c92777edd1eb56ee853e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateInstallationModal_folder$data = {
  readonly id: string;
  readonly " $fragmentType": "CreateInstallationModal_folder";
};
export type CreateInstallationModal_folder$key = {
  readonly " $data"?: CreateInstallationModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateInstallationModal_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "39c5d9df2011af1b43c970467b351b26";

export default node;
