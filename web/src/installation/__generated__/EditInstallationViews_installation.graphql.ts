/**
 * @generated SignedSource<<ae6399a8d527202c21fb9b25381c530d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationViews_installation$data = {
  readonly installer: {
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstallationView_installation" | "InstallationPlace_installation" | "MoveInstallationView_installation">;
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "installer",
      "plural": false,
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
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationPlace_installation"
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

(node as any).hash = "1e300d42ca938258ff1a9bd3b2324c1a";

export default node;
