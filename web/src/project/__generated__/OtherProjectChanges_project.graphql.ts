/**
 * @generated SignedSource<<6e15cefd7208b3153d2c16b93d388cf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherProjectChanges_project$data = {
  readonly activatedInstallationCount: number;
  readonly archived: boolean;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "OtherProjectChanges_project";
};
export type OtherProjectChanges_project$key = {
  readonly " $data"?: OtherProjectChanges_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherProjectChanges_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherProjectChanges_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedInstallationCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9aaa450d780c871fdd56afb5c3cda3cd";

export default node;
