/**
 * @generated SignedSource<<b2b9ff688409f2a2881949e321ae2864>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type Verdict = "NEAR_LIMIT" | "NOT_MEASURED" | "OUTSIDE" | "OVER_RANGE_INCONCLUSIVE" | "OVER_RANGE_OUTSIDE" | "OVER_RANGE_WITHIN" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMatrixRoom_installation$data = {
  readonly installationId: string;
  readonly products: ReadonlyArray<{
    readonly cableMarking: string | null | undefined;
    readonly isolation: boolean | null | undefined;
    readonly length: number | null | undefined;
    readonly measurementId: string;
    readonly number: string;
    readonly power: number | null | undefined;
    readonly title: string;
    readonly voltage: number | null | undefined;
  }>;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly attachments: ReadonlyArray<{
        readonly fileName: string;
        readonly thumbnailUrl: string | null | undefined;
        readonly url: string;
        readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_attachment">;
      }>;
      readonly isWaterSurrounded: boolean | null | undefined;
      readonly measuredBy: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
      readonly measuredOn: string | null | undefined;
      readonly measurementId: string;
      readonly measurements: ReadonlyArray<{
        readonly isNotMeasured: boolean;
        readonly isOverRange: boolean;
        readonly isRequired: boolean;
        readonly lowerBound: number | null | undefined;
        readonly lowerLimit: number | null | undefined;
        readonly maximum: number | null | undefined;
        readonly minimum: number | null | undefined;
        readonly quantity: Quantity;
        readonly value: number | null | undefined;
        readonly verdict: Verdict | null | undefined;
      }>;
      readonly recordedAt: string | null | undefined;
      readonly recordedBy: {
        readonly firstName: string;
        readonly lastName: string;
      } | null | undefined;
      readonly requiresAttachments: boolean;
    }>;
    readonly stepLabel: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "useMatrixRoom_installation";
};
export type useMatrixRoom_installation$key = {
  readonly " $data"?: useMatrixRoom_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMatrixRoom_installation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMatrixRoom_installation"
};

(node as any).hash = "dfff3296af6b97e74d9808aff002fb80";

export default node;
