/**
 * @generated SignedSource<<e2312a80cbe8102a85bd7e8d02aa3223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "%future added value";
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
      readonly lowerBound: number | null | undefined;
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

(node as any).hash = "9cb24eb425c29b30cf8925159f35d09d";

export default node;
