/**
 * @generated SignedSource<<e6bec8a4abcbf995ed0d292383a7214e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageFoot_certificate$data = {
  readonly companyAddress: string | null | undefined;
  readonly companyName: string;
  readonly companyPhone: string | null | undefined;
  readonly terms: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "PageFoot_certificate";
};
export type PageFoot_certificate$key = {
  readonly " $data"?: PageFoot_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageFoot_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageFoot_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyPhone",
      "storageKey": null
    }
  ],
  "type": "VerifiedCertificate",
  "abstractKey": null
};

(node as any).hash = "7e185f52e757cbfadea323fa33810133";

export default node;
