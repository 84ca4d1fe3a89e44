/**
 * @generated SignedSource<<2afa32613dd077083402114fd6620fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivationFooter_project$data = {
  readonly id: string;
  readonly projectId: string;
  readonly startDate: string;
  readonly " $fragmentType": "ActivationFooter_project";
};
export type ActivationFooter_project$key = {
  readonly " $data"?: ActivationFooter_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivationFooter_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivationFooter_project",
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
      "name": "projectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "024c7b7228a181f49a05759a9879fcd9";

export default node;
