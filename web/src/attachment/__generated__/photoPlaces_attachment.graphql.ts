/**
 * @generated SignedSource<<8523b175b5dfc9c63ab8b2c570332713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PhotoLikeness = "EQUAL" | "SIMILAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type photoPlaces_attachment$data = {
  readonly fileName: string;
  readonly sameAs: {
    readonly kind: PhotoLikeness;
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

(node as any).hash = "01d116d984810cf38fcf9bd54c7a3359";

export default node;
