/**
 * @generated SignedSource<<d913e386a1f80001283d7bfb1dcaa84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSetting_company$data = {
  readonly reviewRequired: boolean | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "ReviewSetting_company";
};
export type ReviewSetting_company$key = {
  readonly " $data"?: ReviewSetting_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSetting_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSetting_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewRequired",
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

(node as any).hash = "5fa95daec96d51e7bb280f8c6b063110";

export default node;
