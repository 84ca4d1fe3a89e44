/**
 * @generated SignedSource<<d1c2050882c6e608b36cf5601184a944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditOwnDetailsModal_user$data = {
  readonly firstName: string;
  readonly id: string;
  readonly installer: boolean;
  readonly language: Language;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly subscribeToNewsletter: boolean | null | undefined;
  readonly " $fragmentType": "EditOwnDetailsModal_user";
};
export type EditOwnDetailsModal_user$key = {
  readonly " $data"?: EditOwnDetailsModal_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditOwnDetailsModal_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditOwnDetailsModal_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "phone",
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
      "name": "installer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscribeToNewsletter",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c3e53d4fe4973f0ad2d2d9d1b546ab4c";

export default node;
