/**
 * @generated SignedSource<<c92dc094f3adc6dd7296144b925ee2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFigures_figures$data = {
  readonly installers: ReadonlyArray<{
    readonly counts: {
      readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
    };
    readonly name: string;
    readonly nodeId: string;
  }>;
  readonly months: ReadonlyArray<{
    readonly counts: {
      readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
    };
    readonly month: string;
  }>;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
  };
  readonly " $fragmentType": "readFigures_figures";
};
export type readFigures_figures$key = {
  readonly " $data"?: readFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFigures_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFigures_figures"
};

(node as any).hash = "439a4c5c6a9e79005383eca97edfed6a";

export default node;
