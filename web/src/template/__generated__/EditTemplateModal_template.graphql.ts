/**
 * @generated SignedSource<<bb719af75eb5acd6b62400b72b67ac3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTemplateModal_template$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "EditTemplateModal_template";
};
export type EditTemplateModal_template$key = {
  readonly " $data"?: EditTemplateModal_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditTemplateModal_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditTemplateModal_template",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Template",
  "abstractKey": null
};

(node as any).hash = "0c84b3b26018f350cf9587a8a808d109";

export default node;
