/**
 * @generated SignedSource<<eb9904f2486f419758a81b120c528cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryCheckLine_check$data = {
  readonly brokenAt: string | null | undefined;
  readonly brokenSequence: number | null | undefined;
  readonly checkedAt: string | null | undefined;
  readonly entryCount: number;
  readonly lastHash: string | null | undefined;
  readonly newEntryCount: number;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "HistoryCheckLine_check";
};
export type HistoryCheckLine_check$key = {
  readonly " $data"?: HistoryCheckLine_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryCheckLine_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryCheckLine_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newEntryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brokenSequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brokenAt",
      "storageKey": null
    }
  ],
  "type": "HistoryCheck",
  "abstractKey": null
};

(node as any).hash = "f776b17b73f32191bb8591e7041450c4";

export default node;
