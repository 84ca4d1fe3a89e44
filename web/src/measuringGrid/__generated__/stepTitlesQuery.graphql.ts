/**
 * @generated SignedSource<<449a6309b708ee19ddb0135c74fbd7e8>>
 * @relayHash 161c3f86de27c8a1fd1fa6efd5b8858e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e4ca6927872664a75965c7a5199ac736c7cde80c1dec8d5c997869c268e975d

import type { ConcreteRequest } from 'relay-runtime';
export type stepTitlesQuery$variables = {
  installationId: string;
  projectId: string;
};
export type stepTitlesQuery$data = {
  readonly installation: {
    readonly da: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
    readonly de: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
    readonly en: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
    readonly fi: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
    readonly no: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
    readonly sv: ReadonlyArray<{
      readonly stepLabel: string;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type stepTitlesQuery = {
  response: stepTitlesQuery$data;
  variables: stepTitlesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "installationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "installationId",
    "variableName": "installationId"
  },
  {
    "kind": "Variable",
    "name": "projectId",
    "variableName": "projectId"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "sv"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stepLabel",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "da"
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "no"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "fi"
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "de"
  }
],
v11 = [
  {
    "kind": "Literal",
    "name": "language",
    "value": "en"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "stepTitlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": "sv",
            "args": (v3/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"sv\")"
          },
          {
            "alias": "da",
            "args": (v7/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"da\")"
          },
          {
            "alias": "no",
            "args": (v8/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"no\")"
          },
          {
            "alias": "fi",
            "args": (v9/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"fi\")"
          },
          {
            "alias": "de",
            "args": (v10/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"de\")"
          },
          {
            "alias": "en",
            "args": (v11/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "steps(language:\"en\")"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "stepTitlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": "sv",
            "args": (v3/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"sv\")"
          },
          {
            "alias": "da",
            "args": (v7/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"da\")"
          },
          {
            "alias": "no",
            "args": (v8/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"no\")"
          },
          {
            "alias": "fi",
            "args": (v9/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"fi\")"
          },
          {
            "alias": "de",
            "args": (v10/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"de\")"
          },
          {
            "alias": "en",
            "args": (v11/*:: as any*/),
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": "steps(language:\"en\")"
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e4ca6927872664a75965c7a5199ac736c7cde80c1dec8d5c997869c268e975d",
    "metadata": {},
    "name": "stepTitlesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "952d5a493970334ff24719a626a9531f";

export default node;
