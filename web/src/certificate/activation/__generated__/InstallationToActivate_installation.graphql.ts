/**
 * @generated SignedSource<<db7f570f6b7ac9178a896793e939a37a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationToActivate_installation$data = {
  readonly awaitsReview: boolean | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly installationId: string;
  readonly title: string;
  readonly " $fragmentType": "InstallationToActivate_installation";
};
export type InstallationToActivate_installation$key = {
  readonly " $data"?: InstallationToActivate_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationToActivate_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationToActivate_installation",
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
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsReview",
      "storageKey": null
    }
  ],
  "type": "SignableInstallation",
  "abstractKey": null
};

(node as any).hash = "dda3177e9a6cca20cde3738e84f8827e";

export default node;
