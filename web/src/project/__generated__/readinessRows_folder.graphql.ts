/**
 * @generated SignedSource<<9b71b78d7528db5664331ee2756e3620>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readinessRows_folder$data = {
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly installationId: string;
    readonly missing: ReadonlyArray<{
      readonly field: StepField | null | undefined;
      readonly isOverRange: boolean;
      readonly kind: MissingKind;
      readonly maximum: number | null | undefined;
      readonly minimum: number | null | undefined;
      readonly productTitle: string | null | undefined;
      readonly stepLabel: string | null | undefined;
      readonly stepNumber: number | null | undefined;
      readonly value: number | null | undefined;
    }>;
    readonly title: string;
  }>;
  readonly " $fragmentType": "readinessRows_folder";
};
export type readinessRows_folder$key = {
  readonly " $data"?: readinessRows_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"readinessRows_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readinessRows_folder"
};

(node as any).hash = "f542e4e11b2594d961439d74fb96ab1d";

export default node;
