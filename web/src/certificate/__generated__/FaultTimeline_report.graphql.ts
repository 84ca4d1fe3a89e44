/**
 * @generated SignedSource<<9bca5d93fe22ef409b7153c7c0df2602>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FaultState = "CLOSED" | "CONTACTED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FaultTimeline_report$data = {
  readonly changes: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly note: string | null | undefined;
    readonly state: FaultState;
  }>;
  readonly reportedAt: string;
  readonly state: FaultState | null | undefined;
  readonly " $fragmentType": "FaultTimeline_report";
};
export type FaultTimeline_report$key = {
  readonly " $data"?: FaultTimeline_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultTimeline_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultTimeline_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportedAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultStateChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaultReport",
  "abstractKey": null
};
})();

(node as any).hash = "77560ae946da8f2c8056291538c9987c";

export default node;
