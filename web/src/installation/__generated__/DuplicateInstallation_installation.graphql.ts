/**
 * @generated SignedSource<<348e16e7d571d09f017d62d4988602c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuplicateInstallation_installation$data = {
  readonly activatedAt: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateInstallationModal_installation">;
  readonly " $fragmentType": "DuplicateInstallation_installation";
};
export type DuplicateInstallation_installation$key = {
  readonly " $data"?: DuplicateInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateInstallation_installation",
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
      "name": "activatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuplicateInstallationModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "6e64b49a7187d755c0b14a03c5fc2210";

export default node;
