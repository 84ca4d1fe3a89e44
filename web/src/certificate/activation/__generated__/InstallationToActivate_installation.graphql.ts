/**
 * @generated SignedSource<<7ea813d8500e1499d503293cb237ea55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationToActivate_installation$data = {
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
    }
  ],
  "type": "SignableInstallation",
  "abstractKey": null
};

(node as any).hash = "43b17bf4af35318a4d11be966e14152c";

export default node;
