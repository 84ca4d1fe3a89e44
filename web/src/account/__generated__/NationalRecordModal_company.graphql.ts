/**
 * @generated SignedSource<<1b2e50977b3df078c4efcfc1e8a5adcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordCountry = "FI" | "NO" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NationalRecordModal_company$data = {
  readonly nationalRecord: {
    readonly country: RecordCountry;
    readonly headOfWorks: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phone: string | null | undefined;
      readonly qualification: string | null | undefined;
    };
    readonly statement: string | null | undefined;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentType": "NationalRecordModal_company";
};
export type NationalRecordModal_company$key = {
  readonly " $data"?: NationalRecordModal_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NationalRecordModal_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NationalRecordModal_company",
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
      "concreteType": "NationalRecord",
      "kind": "LinkedField",
      "name": "nationalRecord",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HeadOfWorks",
          "kind": "LinkedField",
          "name": "headOfWorks",
          "plural": false,
          "selections": [
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
              "name": "qualification",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statement",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "1745a6193bbfe863d12d137bd1a9bdf1";

export default node;
