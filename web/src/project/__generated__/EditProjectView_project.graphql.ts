/**
 * @generated SignedSource<<87d01eb9d74b49f651f44e132d8eb2f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProjectView_project$data = {
  readonly customerEmail: string | null | undefined;
  readonly customerEmailBounced: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_project">;
  readonly " $fragmentType": "EditProjectView_project";
};
export type EditProjectView_project$key = {
  readonly " $data"?: EditProjectView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmailBounced",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectDangerZone_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "28256dcf8765905c3dca53129c2ae297";

export default node;
