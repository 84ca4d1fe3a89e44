/**
 * @generated SignedSource<<bcef244502213a0e6d0ef98b3ca25ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectDangerZone_project$data = {
  readonly activatedInstallationCount: number;
  readonly archived: boolean;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ProjectDangerZone_project";
};
export type ProjectDangerZone_project$key = {
  readonly " $data"?: ProjectDangerZone_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectDangerZone_project",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedInstallationCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a6f7702e41787732c952d69d33dd5344";

export default node;
