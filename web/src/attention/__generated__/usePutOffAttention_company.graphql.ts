/**
 * @generated SignedSource<<694b1655dbb5313ddc757f6d113661a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "FAULT_REPORTED" | "INVITATION_UNUSED" | "MAIL_FAILED" | "MAIL_WAITING" | "NOT_ACTIVATED" | "PROJECT_OVERDUE" | "READY_TO_ACTIVATE" | "REVIEW_RETURNED" | "REVIEW_WAITING" | "STEP_LEFT" | "VALUE_OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePutOffAttention_company$data = {
  readonly attention: {
    readonly counts: ReadonlyArray<{
      readonly count: number;
      readonly kind: AttentionKind;
      readonly putOffCount: number | null | undefined;
      readonly putOffUntil: string | null | undefined;
    }>;
    readonly waitingCount: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "usePutOffAttention_company";
};
export type usePutOffAttention_company$key = {
  readonly " $data"?: usePutOffAttention_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePutOffAttention_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePutOffAttention_company",
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
      "concreteType": "Attention",
      "kind": "LinkedField",
      "name": "attention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttentionCount",
          "kind": "LinkedField",
          "name": "counts",
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
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "putOffCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "putOffUntil",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "09546846eed245a9ca5899448bd7aaed";

export default node;
