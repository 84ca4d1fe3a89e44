/**
 * @generated SignedSource<<37a623b44fc727490f080a7acad4097b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaultReports_certificate$data = {
  readonly faultReports: ReadonlyArray<{
    readonly reportedAt: string;
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "2698307a50e14ff88f908e9ff9f152ea";

export default node;
