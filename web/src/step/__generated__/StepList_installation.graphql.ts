/**
 * @generated SignedSource<<1893facd44b68ba63d8968420a86bbc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepList_installation$data = {
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly isComplete: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
  }>;
  readonly " $fragmentType": "StepList_installation";
};
export type StepList_installation$key = {
  readonly " $data"?: StepList_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepList_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepList_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
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
          "name": "isComplete",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepRow_step"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "08f1a606d9a0b93056551ac5f0c7a48e";

export default node;
