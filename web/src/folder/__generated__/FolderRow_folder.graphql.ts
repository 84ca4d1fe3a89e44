/**
 * @generated SignedSource<<a5a9725e3169c2c790c964a55589f828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderRow_folder$data = {
  readonly activatedInstallationCount: number | null | undefined;
  readonly awaitingReviewCount: number | null | undefined;
  readonly completedInstallationCount: number;
  readonly folderId: string;
  readonly installationCount: number;
  readonly path: ReadonlyArray<{
    readonly folderId: string | null | undefined;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FolderStatus_folder">;
  readonly " $fragmentType": "FolderRow_folder";
};
export type FolderRow_folder$key = {
  readonly " $data"?: FolderRow_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderRow_folder">;
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
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderRow_folder",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitingReviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedInstallationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderStatus_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "6073202b5078fe5778d7169f4bd06aef";

export default node;
