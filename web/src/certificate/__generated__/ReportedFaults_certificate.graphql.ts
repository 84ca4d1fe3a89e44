/**
 * @generated SignedSource<<7f86d92e985d606764960a2383f21d6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedFaults_certificate$data = {
  readonly faultReports: ReadonlyArray<{
    readonly faultReportId: string | null | undefined;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"FaultTimeline_report">;
  }> | null | undefined;
  readonly " $fragmentType": "ReportedFaults_certificate";
};
export type ReportedFaults_certificate$key = {
  readonly " $data"?: ReportedFaults_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedFaults_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedFaults_certificate",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultTimeline_report"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};

(node as any).hash = "5f7c88e3bfb7f63f07daf7181e2b41fb";

export default node;
