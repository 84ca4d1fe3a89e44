/**
 * @generated SignedSource<<c4ce6c5ced8a5069580d46520b15007d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFoldersToActivate_project$data = {
  readonly foldersToActivate: ReadonlyArray<{
    readonly folderId: string;
    readonly folders: ReadonlyArray<{
      readonly folderId: string;
      readonly folders: ReadonlyArray<{
        readonly folderId: string;
        readonly folders: ReadonlyArray<{
          readonly folderId: string;
          readonly installations: ReadonlyArray<{
            readonly title: string;
          }>;
          readonly name: string;
          readonly selectable: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
        }>;
        readonly installations: ReadonlyArray<{
          readonly title: string;
        }>;
        readonly name: string;
        readonly selectable: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
      }>;
      readonly installations: ReadonlyArray<{
        readonly title: string;
      }>;
      readonly name: string;
      readonly selectable: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
    }>;
    readonly installations: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly name: string;
    readonly selectable: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
  }> | null | undefined;
  readonly " $fragmentType": "useFoldersToActivate_project";
};
export type useFoldersToActivate_project$key = {
  readonly " $data"?: useFoldersToActivate_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFoldersToActivate_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "folderId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectable",
  "storageKey": null
},
v3 = {
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
      "name": "title",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "FolderToActivate_folder"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFoldersToActivate_project",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "foldersToActivate",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "folders",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SignableFolder",
                "kind": "LinkedField",
                "name": "folders",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SignableFolder",
                    "kind": "LinkedField",
                    "name": "folders",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "a39e5f00606e4c922302bc8f6e8a82b0";

export default node;
