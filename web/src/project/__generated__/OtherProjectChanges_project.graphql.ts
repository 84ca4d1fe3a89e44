/**
 * @generated SignedSource<<b5a79af46eb6ea464414d87a5596d634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherProjectChanges_project$data = {
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "24ee37281eda522eec33338dd190145e";

export default node;
