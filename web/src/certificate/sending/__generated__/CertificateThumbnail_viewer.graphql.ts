/**
 * @generated SignedSource<<523394a5ae8e2d2c2adc5db4e62c2eec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Country = "DE" | "DK" | "FI" | "NO" | "OTHER" | "SE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CertificateThumbnail_viewer$data = {
  readonly company: {
    readonly city: string;
    readonly country: Country;
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly orgNumber: string;
  } | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "CertificateThumbnail_viewer";
};
export type CertificateThumbnail_viewer$key = {
  readonly " $data"?: CertificateThumbnail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateThumbnail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orgNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
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

(node as any).hash = "59b7fd5881ed6d5e67f9b4b230f858f4";

export default node;
