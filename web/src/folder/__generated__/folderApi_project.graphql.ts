/**
 * @generated SignedSource<<ed45df326193212bad0918635522298c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type folderApi_project$data = {
  readonly archived: boolean;
  readonly signableFolders: ReadonlyArray<{
    readonly installations: ReadonlyArray<{
      readonly awaitsReview: boolean | null | undefined;
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
      readonly viewerCanReview: boolean | null | undefined;
    }>;
    readonly pathIds: ReadonlyArray<string>;
  }> | null | undefined;
  readonly status: ProjectStatus;
  readonly undeliveredCertificateCount: number | null | undefined;
  readonly " $fragmentType": "folderApi_project";
};
export type folderApi_project$key = {
  readonly " $data"?: folderApi_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"folderApi_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "folderApi_project"
};

(node as any).hash = "188bc14265b21062006c4099a79160d3";

export default node;
