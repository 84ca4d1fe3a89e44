/**
 * @generated SignedSource<<cb84f04dbfe1b9b63256e44430277628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeclarationState = "SIGNED" | "TICKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeclarationCard_installation$data = {
  readonly declaration: {
    readonly declaredAt: string;
    readonly declaredBy: string | null | undefined;
    readonly sha256: string | null | undefined;
    readonly state: DeclarationState;
  } | null | undefined;
  readonly " $fragmentType": "DeclarationCard_installation";
};
export type DeclarationCard_installation$key = {
  readonly " $data"?: DeclarationCard_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclarationCard_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeclarationCard_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationDeclaration",
      "kind": "LinkedField",
      "name": "declaration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "declaredBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "declaredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sha256",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "a6af74f50ce8e3da2dc46ff98ac80d65";

export default node;
