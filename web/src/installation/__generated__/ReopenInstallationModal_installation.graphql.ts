/**
 * @generated SignedSource<<2fca9de3d530858fda0117ad31625a6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReopenInstallationModal_installation$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "ReopenInstallationModal_installation";
};
export type ReopenInstallationModal_installation$key = {
  readonly " $data"?: ReopenInstallationModal_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenInstallationModal_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReopenInstallationModal_installation",
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

(node as any).hash = "4e4188930a83a9de426d030df87b5c46";

export default node;
