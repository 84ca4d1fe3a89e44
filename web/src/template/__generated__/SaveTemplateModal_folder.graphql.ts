/**
 * @generated SignedSource<<d95846e68176032465187157145c860d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveTemplateModal_folder$data = {
  readonly id: string;
  readonly isRoot: boolean;
  readonly project: {
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentType": "SaveTemplateModal_folder";
};
export type SaveTemplateModal_folder$key = {
  readonly " $data"?: SaveTemplateModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveTemplateModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveTemplateModal_folder",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRoot",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "f4a9840c1de7f9a73248009e2132f4f6";

export default node;
