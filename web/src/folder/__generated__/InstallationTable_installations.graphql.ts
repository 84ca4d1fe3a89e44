/**
 * @generated SignedSource<<16ab66f0bb07cb6cf2490ceda31ec653>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationTable_installations$data = {
  readonly hasWrongCount: boolean;
  readonly isTruncated: boolean;
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly installationId: string;
    readonly installer: {
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    };
    readonly status: InstallationStatus;
    readonly stepStates: ReadonlyArray<{
      readonly state: StepStateKind;
      readonly stepLabel: string;
      readonly stepNumber: number;
    }> | null | undefined;
    readonly title: string;
    readonly version: string;
    readonly viewerCanEdit: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationRow_installation">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "InstallationTable_installations";
};
export type InstallationTable_installations$key = {
  readonly " $data"?: InstallationTable_installations$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installations">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationTable_installations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasWrongCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StepState",
          "kind": "LinkedField",
          "name": "stepStates",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stepLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stepNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanEdit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "installer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstallationRow_installation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstallationList",
  "abstractKey": null
};
})();

(node as any).hash = "027e9b902acb1bd178cc82b6e2487230";

export default node;
