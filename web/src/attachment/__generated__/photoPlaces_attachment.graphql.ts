/**
 * @generated SignedSource<<b743a79c44f67cc02bb5517d9b79ed28>>
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
  readonly thumbnailUrl: string | null | undefined;
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

(node as any).hash = "b0058d7126262f981a3947dd9691c8d6";

export default node;
