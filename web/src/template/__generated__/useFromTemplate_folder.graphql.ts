/**
 * @generated SignedSource<<098ee23e7ff9d6df665f1fdaed69b1b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFromTemplate_folder$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFromTemplateModal_folder">;
  readonly " $fragmentType": "useFromTemplate_folder";
};
export type useFromTemplate_folder$key = {
  readonly " $data"?: useFromTemplate_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFromTemplate_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFromTemplate_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
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

(node as any).hash = "a8f428b2c8b88bec497d9a8ec2317bff";

export default node;
