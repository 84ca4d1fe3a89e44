/**
 * @generated SignedSource<<de6c03e870aa0f6e666fe32e52361369>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishView_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly isCompleted: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FinishedNotice_installation" | "Remarks_installation">;
  readonly " $fragmentType": "FinishView_installation";
};
export type FinishView_installation$key = {
  readonly " $data"?: FinishView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishView_installation",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCompleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Remarks_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishedNotice_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "185e0475933d427cf0edb93ff1921921";

export default node;
