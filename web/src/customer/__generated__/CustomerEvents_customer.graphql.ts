/**
 * @generated SignedSource<<e7fae6108e008d6598aec7fedad7c76f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
export type FaultState = "CLOSED" | "CONTACTED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerEvents_customer$data = {
  readonly certificates: ReadonlyArray<{
    readonly faultReports: ReadonlyArray<{
      readonly changes: ReadonlyArray<{
        readonly at: string;
        readonly by: string | null | undefined;
        readonly state: FaultState;
      }>;
      readonly faultReportId: string | null | undefined;
      readonly reportedAt: string;
      readonly state: FaultState | null | undefined;
      readonly text: string;
    }> | null | undefined;
    readonly number: string;
    readonly recipients: ReadonlyArray<{
      readonly changedAt: string;
      readonly copy: boolean;
      readonly email: string;
      readonly reason: DeliveryFailure | null | undefined;
      readonly state: DeliveryState;
    }>;
  }>;
  readonly " $fragmentType": "CustomerEvents_customer";
};
export type CustomerEvents_customer$key = {
  readonly " $data"?: CustomerEvents_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEvents_customer">;
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
  "name": "CustomerEvents_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
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
          "concreteType": "CertificateRecipient",
          "kind": "LinkedField",
          "name": "recipients",
          "plural": true,
          "selections": [
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
              "name": "copy",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changedAt",
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
              "name": "reportedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "15c9549e80072f4812a2605d05f5d296";

export default node;
