/**
 * @generated SignedSource<<7ab1b1ae0f9aada7366dabbae6c659b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationModal_installation$data = {
  readonly installer: {
    readonly id: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationViews_installation">;
  readonly " $fragmentType": "EditInstallationModal_installation";
};
export type EditInstallationModal_installation$key = {
  readonly " $data"?: EditInstallationModal_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationModal_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallationModal_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationViews_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "51e05205e38b846d505a5f18f48f258e";

export default node;
