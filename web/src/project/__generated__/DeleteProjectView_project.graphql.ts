/**
 * @generated SignedSource<<51b433bc44063311c0d32463f94cb9b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProjectView_project$data = {
  readonly archived: boolean;
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

(node as any).hash = "1777b7e87571bbe7b8a600d1331f2412";

export default node;
