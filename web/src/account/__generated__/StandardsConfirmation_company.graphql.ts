/**
 * @generated SignedSource<<b51fabd28100421421f71c218134c0d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandardsConfirmation_company$data = {
  readonly nationalRecord: {
    readonly standards: {
      readonly confirmedAt: string | null | undefined;
      readonly confirmedBy: string | null | undefined;
      readonly version: string;
    };
  } | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "StandardsConfirmation_company";
};
export type StandardsConfirmation_company$key = {
  readonly " $data"?: StandardsConfirmation_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandardsConfirmation_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandardsConfirmation_company",
  "selections": [
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
      "concreteType": "NationalRecord",
      "kind": "LinkedField",
      "name": "nationalRecord",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StandardsList",
          "kind": "LinkedField",
          "name": "standards",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "confirmedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "333b7948fcb17c17a721346325dc4f61";

export default node;
