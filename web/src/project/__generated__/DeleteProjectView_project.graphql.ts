/**
 * @generated SignedSource<<40e83ba118aeb76f6de1e8b747979f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProjectView_project$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteProjectView_project";
};
export type DeleteProjectView_project$key = {
  readonly " $data"?: DeleteProjectView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteProjectView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteProjectView_project",
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
      "name": "archived",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2ae228b6a9894ef317cd936eda4d2afd";

export default node;
