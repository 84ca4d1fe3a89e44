/**
 * @generated SignedSource<<ad8c8ab81ba77ca8bc10721f96b38abd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FaultState = "CLOSED" | "CONTACTED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FaultCase_certificate$data = {
  readonly faultReports: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly faultReportId: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly reportedAt: string;
    readonly state: FaultState | null | undefined;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"FaultPhoto_report" | "FaultTimeline_report">;
  }> | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly project: {
    readonly customer: string;
    readonly customerEmail: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly rooms: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "FaultCase_certificate";
};
export type FaultCase_certificate$key = {
  readonly " $data"?: FaultCase_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultCase_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultCase_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rooms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultReport",
      "kind": "LinkedField",
      "name": "faultReports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faultReportId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultTimeline_report"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultPhoto_report"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "aa584bbc9a9c11ecd93c169a94139788";

export default node;
