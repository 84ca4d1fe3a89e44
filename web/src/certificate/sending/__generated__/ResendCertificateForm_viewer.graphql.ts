/**
 * @generated SignedSource<<63c99848026756046ca96d3282793e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Country = "DE" | "DK" | "FI" | "NO" | "OTHER" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateForm_viewer$data = {
  readonly company: {
    readonly country: Country;
  } | null | undefined;
  readonly email: string;
  readonly " $fragmentType": "ResendCertificateForm_viewer";
};
export type ResendCertificateForm_viewer$key = {
  readonly " $data"?: ResendCertificateForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "685822e9821c15ac598e9b121073e5dd";

export default node;
