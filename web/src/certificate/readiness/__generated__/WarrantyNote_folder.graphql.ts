/**
 * @generated SignedSource<<1bc6c13544d1ed107b2904ffc82faad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WarrantyNote_folder$data = {
  readonly warranty: {
    readonly completeYears: number;
    readonly lacks: ReadonlyArray<StepField>;
    readonly years: number;
  } | null | undefined;
  readonly " $fragmentType": "WarrantyNote_folder";
};
export type WarrantyNote_folder$key = {
  readonly " $data"?: WarrantyNote_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"WarrantyNote_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WarrantyNote_folder"
};

(node as any).hash = "917da33017ee7162314bb0be074d041d";

export default node;
