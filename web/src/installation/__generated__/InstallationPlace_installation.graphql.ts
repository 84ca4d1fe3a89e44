/**
 * @generated SignedSource<<0d40dc74f66e1a4bcaa9b0d196628712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationPlace_installation$data = {
  readonly path: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly " $fragmentType": "InstallationPlace_installation";
};
export type InstallationPlace_installation$key = {
  readonly " $data"?: InstallationPlace_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationPlace_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationPlace_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "30abc03155fced073d5111a5fee37bd8";

export default node;
