/**
 * @generated SignedSource<<25fad90ef131390038c46608d3cb38e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_company$data = {
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"readFigures_figures">;
  };
  readonly figuresBefore?: {
    readonly " $fragmentSpreads": FragmentRefs<"readFigures_figures">;
  } | null | undefined;
  readonly " $fragmentType": "Figures_company";
};
export type Figures_company$key = {
  readonly " $data"?: Figures_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "figureCounts_counts",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "activated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rooms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "medianDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "percentile90Days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "judgedValues",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outsideValues",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "FigureCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readFigures_figures",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FigureCounts",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MonthFigures",
        "kind": "LinkedField",
        "name": "months",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InstallerFigures",
        "kind": "LinkedField",
        "name": "installers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "beforeFrom"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "beforeTo"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "compares"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_company",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "Figures",
        "kind": "LinkedField",
        "name": "figures",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "condition": "compares",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "figuresBefore",
            "args": [
              {
                "kind": "Variable",
                "name": "from",
                "variableName": "beforeFrom"
              },
              {
                "kind": "Variable",
                "name": "to",
                "variableName": "beforeTo"
              }
            ],
            "concreteType": "Figures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "c06d8f82d361b50cb1f5dcefabebbd50";

export default node;
