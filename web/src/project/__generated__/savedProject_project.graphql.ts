/**
 * @generated SignedSource<<04b5138873224b9683bcf654edd366ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedProject_project$data = {
  readonly city: string;
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly startDate: string;
  readonly version: string;
  readonly " $fragmentType": "savedProject_project";
};
export type savedProject_project$key = {
  readonly " $data"?: savedProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedProject_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedProject_project"
};

(node as any).hash = "56b714c63eb19c7b0f9b60d61e1fb71b";

export default node;
