/**
 * @generated SignedSource<<422361f116b28c5a40d045dd6a331c40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishEntry_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly isCompleted: boolean;
  readonly " $fragmentType": "FinishEntry_installation";
};
export type FinishEntry_installation$key = {
  readonly " $data"?: FinishEntry_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishEntry_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishEntry_installation",
  "selections": [
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "3dc7b39ef2986589adf5baeee3d2ae34";

export default node;
