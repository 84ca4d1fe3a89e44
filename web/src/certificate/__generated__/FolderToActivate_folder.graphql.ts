/**
 * @generated SignedSource<<665e6980426d31ba43a9d2a2e85824bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderToActivate_folder$data = {
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly installationId: string;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationToActivate_installation">;
  }>;
  readonly selectable: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedNames_folder">;
  readonly " $fragmentType": "FolderToActivate_folder";
};
export type FolderToActivate_folder$key = {
  readonly " $data"?: FolderToActivate_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderToActivate_folder",
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
      "kind": "ScalarField",
      "name": "selectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignableInstallation",
      "kind": "LinkedField",
      "name": "installations",
      "plural": true,
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
          "name": "completedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstallationToActivate_installation"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnfinishedNames_folder"
    }
  ],
  "type": "SignableFolder",
  "abstractKey": null
};

(node as any).hash = "052efae51cab7102ff19675d55cbb475";

export default node;
