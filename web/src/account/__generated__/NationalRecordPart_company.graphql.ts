/**
 * @generated SignedSource<<eea4d0f10e95802737e6acc9610fe23c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordCountry = "FI" | "NO" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NationalRecordPart_company$data = {
  readonly nationalRecord: {
    readonly country: RecordCountry;
    readonly headOfWorks: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phone: string | null | undefined;
      readonly qualification: string | null | undefined;
    };
    readonly standards: {
      readonly names: ReadonlyArray<string>;
      readonly version: string;
    };
    readonly statement: string | null | undefined;
  } | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"NationalRecordModal_company" | "StandardsConfirmation_company">;
  readonly " $fragmentType": "NationalRecordPart_company";
};
export type NationalRecordPart_company$key = {
  readonly " $data"?: NationalRecordPart_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NationalRecordPart_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NationalRecordPart_company",
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
        },
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
              "name": "names",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NationalRecordModal_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandardsConfirmation_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "7d26e630dd3f121a112776e4fcad04fd";

export default node;
