/**
 * @generated SignedSource<<7913c5cf57479b8acfa4485830579a81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingCallout_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly missing: ReadonlyArray<{
    readonly kind: MissingKind;
    readonly stepLabel: string | null | undefined;
    readonly stepNumber: number | null | undefined;
  }>;
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

(node as any).hash = "4defbc7714be0108c1838221eb4e9d39";

export default node;
