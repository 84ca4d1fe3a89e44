/**
 * @generated SignedSource<<8b69de9258dadadb5d681e770493c6fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstrumentColumnRole = "INSULATION" | "MEASURED_ON" | "RESISTANCE" | "ROOM" | "STEP" | "TEST_VOLTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstrumentMappings_company$data = {
  readonly instrumentMappings: ReadonlyArray<{
    readonly columns: ReadonlyArray<{
      readonly heading: string;
      readonly role: InstrumentColumnRole;
    }>;
    readonly id: string;
    readonly maker: string;
    readonly model: string;
  }> | null | undefined;
  readonly " $fragmentType": "InstrumentMappings_company";
};
export type InstrumentMappings_company$key = {
  readonly " $data"?: InstrumentMappings_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentMappings_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstrumentMappings_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "InstrumentMapping",
        "kind": "LinkedField",
        "name": "instrumentMappings",
        "plural": true,
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
            "name": "maker",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "model",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InstrumentColumn",
            "kind": "LinkedField",
            "name": "columns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heading",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "25cc8b14f0443425547a2e1202936c1e";

export default node;
