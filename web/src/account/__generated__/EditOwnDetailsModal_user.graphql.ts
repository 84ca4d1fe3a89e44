/**
 * @generated SignedSource<<1fa011cc540b9b0a946f9198129ff953>>
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
  readonly version: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "73723c079b950a4411599652d6a8f55b";

export default node;
