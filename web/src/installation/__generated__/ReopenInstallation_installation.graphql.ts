/**
 * @generated SignedSource<<5d9066dac8fac5811aa85b2fedc78106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReopenInstallation_installation$data = {
  readonly activatedAt: string | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenInstallationModal_installation">;
  readonly " $fragmentType": "ReopenInstallation_installation";
};
export type ReopenInstallation_installation$key = {
  readonly " $data"?: ReopenInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReopenInstallation_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
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
      "name": "ReopenInstallationModal_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "1b6ff40276e223f9a0d9865451bbb232";

export default node;
