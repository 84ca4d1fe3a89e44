/**
 * @generated SignedSource<<bd0985b8e3c12eb37df9e4d222e631f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type photoPlaces_attachment$data = {
  readonly fileName: string;
  readonly sameAs: {
    readonly places: ReadonlyArray<{
      readonly addedAt: string;
      readonly folder: {
        readonly restId: string;
        readonly title: string;
      } | null | undefined;
      readonly installation: {
        readonly restId: string;
        readonly title: string;
      } | null | undefined;
      readonly project: {
        readonly restId: string;
        readonly title: string;
      } | null | undefined;
      readonly stepLabel: string;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly size: number;
  readonly url: string;
  readonly " $fragmentType": "photoPlaces_attachment";
};
export type photoPlaces_attachment$key = {
  readonly " $data"?: photoPlaces_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"photoPlaces_attachment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "photoPlaces_attachment"
};

(node as any).hash = "60ad567ff566b1ccf981a883990f8bf9";

export default node;
