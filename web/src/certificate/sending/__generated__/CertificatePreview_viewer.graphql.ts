/**
 * @generated SignedSource<<b2b3cc4cc5be901cb8df45c8c6a36c4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Country = "DE" | "DK" | "FI" | "NO" | "OTHER" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CertificatePreview_viewer$data = {
  readonly company: {
    readonly country: Country;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_viewer">;
  readonly " $fragmentType": "CertificatePreview_viewer";
};
export type CertificatePreview_viewer$key = {
  readonly " $data"?: CertificatePreview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificatePreview_viewer",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateThumbnail_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ac0f858d76dbbdc55128654b4d555ebc";

export default node;
