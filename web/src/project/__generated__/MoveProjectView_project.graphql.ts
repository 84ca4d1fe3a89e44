/**
 * @generated SignedSource<<a0ee3086a16fe47ad7723c48bb8cea44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveProjectView_project$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly " $fragmentType": "MoveProjectView_project";
};
export type MoveProjectView_project$key = {
  readonly " $data"?: MoveProjectView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveProjectView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveProjectView_project",
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
      "name": "archived",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1e05496f61cd52780eb9080dcc2d9ea5";

export default node;
