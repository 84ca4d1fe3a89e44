/**
 * @generated SignedSource<<b4ae5d1a91d542de075aac2392f901b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedInstallation_installation$data = {
  readonly installationId: string;
  readonly missing: ReadonlyArray<{
    readonly kind: MissingKind;
  }>;
  readonly title: string;
  readonly " $fragmentType": "UnfinishedInstallation_installation";
};
export type UnfinishedInstallation_installation$key = {
  readonly " $data"?: UnfinishedInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnfinishedInstallation_installation",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Missing",
      "kind": "LinkedField",
      "name": "missing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "ad1994a0580141eb12e226dea979c9d6";

export default node;
