/**
 * @generated SignedSource<<ef2b0f03c0c82af78cbc65aa15d7ad17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationViews_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstallationView_installation" | "EditInstallationView_installation" | "MoveInstallationView_installation">;
  readonly " $fragmentType": "EditInstallationViews_installation";
};
export type EditInstallationViews_installation$key = {
  readonly " $data"?: EditInstallationViews_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationViews_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallationViews_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveInstallationView_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteInstallationView_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "aa18a2cf02343899d7f117592345b1cd";

export default node;
