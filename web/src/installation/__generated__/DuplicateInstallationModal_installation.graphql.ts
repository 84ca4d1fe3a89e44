/**
 * @generated SignedSource<<795a0075b5d53e7f7647d900c7c947fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuplicateInstallationModal_installation$data = {
  readonly id: string;
  readonly installationId: string;
  readonly title: string;
  readonly " $fragmentType": "DuplicateInstallationModal_installation";
};
export type DuplicateInstallationModal_installation$key = {
  readonly " $data"?: DuplicateInstallationModal_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateInstallationModal_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateInstallationModal_installation",
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
      "name": "installationId",
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

(node as any).hash = "4a7d7d05a8fbe8f67aea5602e197afb5";

export default node;
