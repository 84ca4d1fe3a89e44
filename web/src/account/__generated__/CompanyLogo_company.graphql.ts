/**
 * @generated SignedSource<<d55064bbacae30eb89a083054f8d2b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLogo_company$data = {
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CompanyLogo_company";
};
export type CompanyLogo_company$key = {
  readonly " $data"?: CompanyLogo_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLogo_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyLogo_company",
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
      "name": "logo",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "d4126663356bbca26c658a439f707eca";

export default node;
