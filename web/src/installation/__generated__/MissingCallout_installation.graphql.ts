/**
 * @generated SignedSource<<c823bf00fa5fc5d78617ea7ef191b9b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingCallout_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly missing: ReadonlyArray<{
    readonly kind: MissingKind;
    readonly stepLabel: string | null | undefined;
    readonly stepNumber: number | null | undefined;
  }>;
  readonly steps: ReadonlyArray<{
    readonly isComplete: boolean;
  }>;
  readonly viewerCanFinish: boolean;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentType": "MissingCallout_installation";
};
export type MissingCallout_installation$key = {
  readonly " $data"?: MissingCallout_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingCallout_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingCallout_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanFinish",
      "storageKey": null
    },
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
          "name": "isComplete",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Missing",
      "kind": "LinkedField",
      "name": "missing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "4c5aa3f152d2b2f5fef0f670ce4e7f8f";

export default node;
