/**
 * @generated SignedSource<<9992dcca61dc0eaa344f4d534112d2f4>>
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
  readonly externalId: string | null | undefined;
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

(node as any).hash = "8ee6fb86e8e7581e347fc67c87dcd4c8";

export default node;
