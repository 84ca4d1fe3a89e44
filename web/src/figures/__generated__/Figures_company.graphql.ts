/**
 * @generated SignedSource<<acc24e767e38839a55850377a59e8c1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_company$data = {
  readonly figures: {
    readonly installers: ReadonlyArray<{
      readonly counts: {
        readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
      };
      readonly name: string;
      readonly nodeId: string;
    }>;
    readonly months: ReadonlyArray<{
      readonly counts: {
        readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
      };
      readonly month: string;
    }>;
    readonly total: {
      readonly " $fragmentSpreads": FragmentRefs<"figureCounts_counts">;
    };
  };
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
};
return {
  "argumentDefinitions": [
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
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "fc6d17d9c681d1b7e2a8294ad13e9807";

export default node;
