/**
 * @generated SignedSource<<8ad1bd5836e31d059586d8e18a2e345d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkKind = "CHANGE" | "EXTENSION" | "NEW_INSTALLATION" | "%future added value";
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
  readonly workKind: WorkKind | null | undefined;
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

(node as any).hash = "c6b38a60d91beae48dfffd6b45b69c59";

export default node;
