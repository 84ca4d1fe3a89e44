/**
 * @generated SignedSource<<d3f72e47e815b4be5d645bfe10846fb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTemplateActions_folder$data = {
  readonly id: string;
  readonly installationCount: number;
  readonly subFolders: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFromTemplateModal_folder">;
  readonly " $fragmentType": "useTemplateActions_folder";
};
export type useTemplateActions_folder$key = {
  readonly " $data"?: useTemplateActions_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTemplateActions_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTemplateActions_folder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationCount",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Folder",
        "kind": "LinkedField",
        "name": "subFolders",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateFromTemplateModal_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "cc569bffc48ae602366df7a1d74c57d6";

export default node;
