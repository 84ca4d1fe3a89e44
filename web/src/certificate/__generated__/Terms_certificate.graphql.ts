/**
 * @generated SignedSource<<262a7ee6a2d8dc0edf864afd534bbc95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Terms_certificate$data = {
  readonly companyAddress: string | null | undefined;
  readonly companyName: string;
  readonly companyPhone: string | null | undefined;
  readonly language: Language | null | undefined;
  readonly terms: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "Terms_certificate";
};
export type Terms_certificate$key = {
  readonly " $data"?: Terms_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Terms_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Terms_certificate",
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
      "name": "language",
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

(node as any).hash = "e84a45661cc7f9112d06c9482ae2bbb3";

export default node;
