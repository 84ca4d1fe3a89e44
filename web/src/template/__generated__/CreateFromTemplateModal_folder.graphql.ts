/**
 * @generated SignedSource<<1dd18a3e1f0d201f076bee4dc797d6f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateFromTemplateModal_folder$data = {
  readonly id: string;
  readonly viewerCanAddSubFolder: boolean;
  readonly " $fragmentType": "CreateFromTemplateModal_folder";
};
export type CreateFromTemplateModal_folder$key = {
  readonly " $data"?: CreateFromTemplateModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFromTemplateModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateFromTemplateModal_folder",
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
      "name": "viewerCanAddSubFolder",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "53c6a6d0a2bd368b53a02f66b5043654";

export default node;
