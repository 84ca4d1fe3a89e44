/**
 * @generated SignedSource<<f287517ca4e5dca6fecd875e1667c89c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationToFinish_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FailedElsewhere_installation" | "Remarks_installation">;
  readonly " $fragmentType": "InstallationToFinish_installation";
};
export type InstallationToFinish_installation$key = {
  readonly " $data"?: InstallationToFinish_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationToFinish_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationToFinish_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedElsewhere_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Remarks_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "c428f42f47b1e67a3a9dcd3be8d2e29c";

export default node;
