/**
 * @generated SignedSource<<a280a4c0ea5659e9b02aa4a88bed6e82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RecordCountry = "FI" | "NO" | "SE" | "%future added value";
export type RecordItem = "CONTACT" | "HEAD_OF_WORKS" | "INSTRUMENT" | "PHOTOS" | "QUALIFICATION" | "RESULTS" | "SIGNATURE" | "STATEMENT" | "TEST_VOLTAGE" | "WORK_KIND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NationalRecordNote_folder$data = {
  readonly nationalRecord: {
    readonly country: RecordCountry;
    readonly lacks: ReadonlyArray<RecordItem>;
  } | null | undefined;
  readonly " $fragmentType": "NationalRecordNote_folder";
};
export type NationalRecordNote_folder$key = {
  readonly " $data"?: NationalRecordNote_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"NationalRecordNote_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NationalRecordNote_folder"
};

(node as any).hash = "9fcc18abcd0f8cef95a95f368a944285";

export default node;
