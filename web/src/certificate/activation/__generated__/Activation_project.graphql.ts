/**
 * @generated SignedSource<<c95e6ecab05f20122c2eccdac19ef8df>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ActivationFooter_project" | "ResendCertificateModal_project" | "SendCertificateModal_project" | "useActivatedFolders_project" | "useFoldersToActivate_project">;
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
      "name": "ActivationFooter_project"
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

(node as any).hash = "d32a5ca307607d77ea923883562a942b";

export default node;
