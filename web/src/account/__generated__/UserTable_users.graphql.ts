/**
 * @generated SignedSource<<4273436e883b0be18ea6bd265d8acda7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserTable_users$data = {
  readonly hasWrongCount: boolean;
  readonly isTruncated: boolean;
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserRow_user">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "UserTable_users";
};
export type UserTable_users$key = {
  readonly " $data"?: UserTable_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserTable_users",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasWrongCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserRow_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserList",
  "abstractKey": null
};

(node as any).hash = "56b8b175881194da64fd9716f4d229c7";

export default node;
