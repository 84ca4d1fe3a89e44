/**
 * @generated SignedSource<<7ade6377da4bf6cc09e99b646ab423e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RecordCountry = "FI" | "NO" | "SE" | "%future added value";
export type RecordItem = "CONTACT" | "HEAD_OF_WORKS" | "INSTRUMENT" | "PHOTOS" | "QUALIFICATION" | "RESULTS" | "SIGNATURE" | "STANDARDS" | "STATEMENT" | "TEST_VOLTAGE" | "WORK_KIND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type recordGaps_folder$data = {
  readonly nationalRecord: {
    readonly country: RecordCountry;
    readonly lacks: ReadonlyArray<RecordItem>;
  } | null | undefined;
  readonly " $fragmentType": "recordGaps_folder";
};
export type recordGaps_folder$key = {
  readonly " $data"?: recordGaps_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"recordGaps_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "recordGaps_folder"
};

(node as any).hash = "2eb7d1de789f8aac4edbab700cf59116";

export default node;
