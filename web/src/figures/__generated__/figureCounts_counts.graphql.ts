/**
 * @generated SignedSource<<407a3be183b490cee60025315d544ff8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type figureCounts_counts$data = {
  readonly activated: number;
  readonly judgedValues: number;
  readonly medianDays: number | null | undefined;
  readonly outsideValues: number;
  readonly percentile90Days: number | null | undefined;
  readonly rooms: number;
  readonly sent: number;
  readonly " $fragmentType": "figureCounts_counts";
};
export type figureCounts_counts$key = {
  readonly " $data"?: figureCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "figureCounts_counts"
};

(node as any).hash = "25ad137c9b82760097731f66f5add4f3";

export default node;
