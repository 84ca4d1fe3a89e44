/**
 * @generated SignedSource<<f844edb1c93c02f2a5f61bea3d8549e3>>
 * @relayHash d8b5af66b240b63412ede71fb94f35eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 041892a0cf3558e4f75b36cbb0c660ecbca2afe9418a1081812d3fa723166779

import type { ConcreteRequest } from 'relay-runtime';
export type SearchKind = "ADDRESS" | "CERTIFICATE" | "CUSTOMER" | "FOLDER" | "INSTALLATION" | "PERSON" | "PRODUCT" | "PROJECT" | "%future added value";
export type useSearchQuery$variables = {
  first: number;
  query: string;
};
export type useSearchQuery$data = {
  readonly search: ReadonlyArray<{
    readonly archived: boolean;
    readonly detail: string | null | undefined;
    readonly folder: {
      readonly restId: string;
      readonly title: string;
    } | null | undefined;
    readonly installation: {
      readonly restId: string;
      readonly title: string;
    } | null | undefined;
    readonly kind: SearchKind;
    readonly matches: ReadonlyArray<string>;
    readonly nodeId: string;
    readonly project: {
      readonly restId: string;
      readonly title: string;
    } | null | undefined;
    readonly title: string;
  }>;
};
export type useSearchQuery = {
  response: useSearchQuery$data;
  variables: useSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "restId",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "SearchHit",
    "kind": "LinkedField",
    "name": "search",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nodeId",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "matches",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "archived",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchPlace",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchPlace",
        "kind": "LinkedField",
        "name": "folder",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchPlace",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSearchQuery",
    "selections": (v4/*:: as any*/),
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
    "name": "useSearchQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "041892a0cf3558e4f75b36cbb0c660ecbca2afe9418a1081812d3fa723166779",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9c5103bcb5e415400f330c8d9ff7ac9";

export default node;
