/**
 * @generated SignedSource<<dadf49238a6dcd9ca7e0060dbb65044a>>
 * @relayHash 477d3ee5e5a0231fc7a46d85dec33482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b9fc4a69c0fc71307b4db464209e5a1f9f742e5232b5584b6d8c4f7555aa880

import type { ConcreteRequest } from 'relay-runtime';
export type InstrumentColumnRole = "INSULATION" | "MEASURED_ON" | "RESISTANCE" | "ROOM" | "STEP" | "TEST_VOLTAGE" | "%future added value";
export type InstrumentColumnUnit = "DAY_FIRST" | "GIGAOHM" | "KILOOHM" | "KILOVOLT" | "MEGAOHM" | "MILLIOHM" | "MONTH_FIRST" | "OHM" | "VOLT" | "YEAR_FIRST" | "%future added value";
export type InstrumentFileReaderQuery$variables = {
  sha256: string;
};
export type InstrumentFileReaderQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly id: string;
      readonly instrumentFiles: ReadonlyArray<{
        readonly fileName: string;
        readonly id: string;
        readonly readAt: string;
        readonly readBy: string | null | undefined;
        readonly valueCount: number;
      }>;
      readonly instrumentMappings: ReadonlyArray<{
        readonly columns: ReadonlyArray<{
          readonly heading: string;
          readonly role: InstrumentColumnRole;
          readonly unit: InstrumentColumnUnit | null | undefined;
        }>;
        readonly id: string;
        readonly maker: string;
        readonly model: string;
      }> | null | undefined;
      readonly instruments: ReadonlyArray<{
        readonly calibrations: ReadonlyArray<{
          readonly validUntil: string;
        }>;
        readonly id: string;
        readonly isLastUsed: boolean;
        readonly maker: string;
        readonly model: string;
        readonly number: number;
        readonly retiredOn: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type InstrumentFileReaderQuery = {
  response: InstrumentFileReaderQuery$data;
  variables: InstrumentFileReaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sha256"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maker",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "model",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Instrument",
  "kind": "LinkedField",
  "name": "instruments",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retiredOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLastUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Calibration",
      "kind": "LinkedField",
      "name": "calibrations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "InstrumentMapping",
  "kind": "LinkedField",
  "name": "instrumentMappings",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "sha256",
      "variableName": "sha256"
    }
  ],
  "concreteType": "InstrumentFile",
  "kind": "LinkedField",
  "name": "instrumentFiles",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InstrumentFileReaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "RequiredField",
                "field": (v4/*:: as any*/),
                "action": "THROW"
              },
              (v5/*:: as any*/),
              {
                "kind": "RequiredField",
                "field": (v6/*:: as any*/),
                "action": "THROW"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InstrumentFileReaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b9fc4a69c0fc71307b4db464209e5a1f9f742e5232b5584b6d8c4f7555aa880",
    "metadata": {},
    "name": "InstrumentFileReaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b62b7098ca57d248ea4d653e66889390";

export default node;
