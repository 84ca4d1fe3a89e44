/**
 * @generated SignedSource<<14ed5b88684fdd78a953028a86592b61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FaultState = "CLOSED" | "CONTACTED" | "NEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FaultReports_certificate$data = {
  readonly faultReports: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly faultReportId: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly reportedAt: string;
    readonly state: FaultState | null | undefined;
    readonly text: string;
  }> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "FaultReports_certificate";
};
export type FaultReports_certificate$key = {
  readonly " $data"?: FaultReports_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultReports_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultReports_certificate",
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
          "name": "state",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "4d19da2e3daf56d765c3fcb14d6e0bfc";

export default node;
