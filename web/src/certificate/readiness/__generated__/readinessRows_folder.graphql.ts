/**
 * @generated SignedSource<<a8f9ddba9576626044c6e721f3f3a841>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readinessRows_folder$data = {
  readonly folderId: string;
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly installationId: string;
    readonly missing: ReadonlyArray<{
      readonly exchangedAt: string | null | undefined;
      readonly exchangedBy: string | null | undefined;
      readonly field: StepField | null | undefined;
      readonly instrument: {
        readonly maker: string;
        readonly model: string;
        readonly number: number;
        readonly validUntil: string | null | undefined;
      } | null | undefined;
      readonly isOverRange: boolean;
      readonly kind: MissingKind;
      readonly lowerBound: number | null | undefined;
      readonly maximum: number | null | undefined;
      readonly minimum: number | null | undefined;
      readonly productTitle: string | null | undefined;
      readonly stepLabel: string | null | undefined;
      readonly stepNumber: number | null | undefined;
      readonly stepTitle: string | null | undefined;
      readonly value: number | null | undefined;
    }>;
    readonly title: string;
  }>;
  readonly pathIds: ReadonlyArray<string>;
  readonly title: string;
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

(node as any).hash = "98917370bb02d993f865ce8921f90259";

export default node;
