/**
 * @generated SignedSource<<59191b80b72c67edb2e4658955f78ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useTemplateActions_viewer">;
  readonly " $fragmentType": "ProjectActions_viewer";
};
export type ProjectActions_viewer$key = {
  readonly " $data"?: ProjectActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectActions_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTemplateActions_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "13800dc7fc4e05966df5121ff8144488";

export default node;
