/**
 * @generated SignedSource<<6e685df41ba66ba52ec4d75bb89a6255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectFacts_project$data = {
  readonly city: string;
  readonly completedInstallationCount: number;
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly installationCount: number;
  readonly postalCode: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "ProjectFacts_project";
};
export type ProjectFacts_project$key = {
  readonly " $data"?: ProjectFacts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFacts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectFacts_project",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedInstallationCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9fd9dd0ff9bce847367bf953f2425493";

export default node;
