/**
 * @generated SignedSource<<a6f6fd332513d41a4b65ea510269aaab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type folderApi_project$data = {
  readonly archived: boolean;
  readonly signableFolders: ReadonlyArray<{
    readonly installations: ReadonlyArray<{
      readonly awaitsReview: boolean | null | undefined;
      readonly completedAt: string | null | undefined;
      readonly installationId: string;
      readonly missing: ReadonlyArray<{
        readonly kind: MissingKind;
      }>;
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

(node as any).hash = "e819dd70d0d40112ebf6e28e3a8c3c52";

export default node;
