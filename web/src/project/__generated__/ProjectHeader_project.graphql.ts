/**
 * @generated SignedSource<<03e363ce3aef5e1ef17370053dd9572a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHeader_project$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectStatus_project">;
  readonly " $fragmentType": "ProjectHeader_project";
};
export type ProjectHeader_project$key = {
  readonly " $data"?: ProjectHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHeader_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectHeader_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectStatus_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectActions_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "61fe450008007ab55d965f1ed880311e";

export default node;
