/**
 * @generated SignedSource<<9e1ff159ed2605320e61351022c46e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type folderChange_folder$data = {
  readonly parentFolder: {
    readonly parentFolder: {
      readonly parentFolder: {
        readonly " $fragmentSpreads": FragmentRefs<"FolderRow_folder">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FolderRow_folder">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FolderRow_folder">;
  } | null | undefined;
  readonly project: {
    readonly completedInstallationCount: number;
    readonly installationCount: number;
    readonly overdueDays: number;
    readonly status: ProjectStatus;
    readonly " $fragmentSpreads": FragmentRefs<"Activation_project" | "Readiness_project">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FolderHeader_folder" | "FolderInstallations_folder" | "FolderRow_folder" | "SubFolders_folder">;
  readonly " $fragmentType": "folderChange_folder";
};
export type folderChange_folder$key = {
  readonly " $data"?: folderChange_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"folderChange_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "FolderRow_folder"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "folderChange_folder",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderHeader_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderInstallations_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubFolders_folder"
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "parentFolder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Folder",
          "kind": "LinkedField",
          "name": "parentFolder",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Folder",
              "kind": "LinkedField",
              "name": "parentFolder",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedInstallationCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Readiness_project"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Activation_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "45353640dc03d194d07bbfb29d058bf5";

export default node;
