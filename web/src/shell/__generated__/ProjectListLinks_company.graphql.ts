/**
 * @generated SignedSource<<cdb25f3efa98137e312b6a976c3b5c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectListLinks_company$data = {
  readonly archived: {
    readonly totalCount: number;
  };
  readonly ongoing: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ProjectListLinks_company";
};
export type ProjectListLinks_company$key = {
  readonly " $data"?: ProjectListLinks_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectListLinks_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectListLinks_company",
  "selections": [
    {
      "alias": "ongoing",
      "args": [
        {
          "kind": "Literal",
          "name": "archived",
          "value": false
        }
      ],
      "concreteType": "ProjectList",
      "kind": "LinkedField",
      "name": "allProjects",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "allProjects(archived:false)"
    },
    {
      "alias": "archived",
      "args": [
        {
          "kind": "Literal",
          "name": "archived",
          "value": true
        }
      ],
      "concreteType": "ProjectList",
      "kind": "LinkedField",
      "name": "allProjects",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "allProjects(archived:true)"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "cf71ca8f9e1c46569bbc4e0f0f31a8f8";

export default node;
