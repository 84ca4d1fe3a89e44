/**
 * @generated SignedSource<<c99fe68438d783adf7b6edd1a94b18c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Activation_project$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActivationFoot_project" | "ResendCertificateModal_project" | "SendCertificateModal_project" | "useActivatedFolders_project" | "useFoldersToActivate_project">;
  readonly " $fragmentType": "Activation_project";
};
export type Activation_project$key = {
  readonly " $data"?: Activation_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Activation_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Activation_project",
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
      "name": "projectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFoldersToActivate_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActivatedFolders_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivationFoot_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendCertificateModal_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResendCertificateModal_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1969c3d5d330ce06a874915aee892791";

export default node;
