/**
 * @generated SignedSource<<e1187d45948a87f510453c2c475b1fc2>>
 * @relayHash 2e065400fcc99a38bb820fa608632124
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92704824ec775b04d985a8462f4f259e412f90590f0ab685830d9ca4ef9a26f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiguresPageQuery$variables = {
  beforeFrom: string;
  beforeTo: string;
  compares: boolean;
  from: string;
  to: string;
};
export type FiguresPageQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly viewerCanReadFigures: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"Figures_company">;
    } | null | undefined;
  } | null | undefined;
};
export type FiguresPageQuery = {
  response: FiguresPageQuery$data;
  variables: FiguresPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beforeFrom"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beforeTo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compares"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReadFigures",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v7 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "FigureCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FigureCounts",
    "kind": "LinkedField",
    "name": "total",
    "plural": false,
    "selections": (v8/*:: as any*/),
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
      (v9/*:: as any*/)
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
      (v9/*:: as any*/)
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FiguresPageQuery",
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
              (v5/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "beforeFrom",
                    "variableName": "beforeFrom"
                  },
                  {
                    "kind": "Variable",
                    "name": "beforeTo",
                    "variableName": "beforeTo"
                  },
                  {
                    "kind": "Variable",
                    "name": "compares",
                    "variableName": "compares"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "Figures_company"
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FiguresPageQuery",
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "concreteType": "Figures",
                "kind": "LinkedField",
                "name": "figures",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "compares",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
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
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92704824ec775b04d985a8462f4f259e412f90590f0ab685830d9ca4ef9a26f9",
    "metadata": {},
    "name": "FiguresPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c57408f4c4602cfdb99bb0a5f070e4b";

export default node;
