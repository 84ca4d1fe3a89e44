/**
 * @generated SignedSource<<1402a5958664ff5c01cfd1af047d242f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeclarationSetting_company$data = {
  readonly signsDeclarations: boolean | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "DeclarationSetting_company";
};
export type DeclarationSetting_company$key = {
  readonly " $data"?: DeclarationSetting_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclarationSetting_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeclarationSetting_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signsDeclarations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "e36abcbcb85ded4bed3f35a8673f95cd";

export default node;
