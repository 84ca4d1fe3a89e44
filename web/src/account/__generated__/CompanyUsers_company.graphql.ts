/**
 * @generated SignedSource<<567f18f3c1b6ceebd8ba51d610fcf3b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompanyUsers_company$data = {
  readonly allUsers: Result<{
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly invitations: ReadonlyArray<{
    readonly email: string;
  }> | null | undefined;
  readonly viewerCanManageUsers: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InactiveUsers_company" | "Invitations_company">;
  readonly " $fragmentType": "CompanyUsers_company";
};
export type CompanyUsers_company$key = {
  readonly " $data"?: CompanyUsers_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyUsers_company">;
};

import CompanyUsersRetryQuery_graphql from './CompanyUsersRetryQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CompanyUsersRetryQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CompanyUsers_company",
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
      "name": "viewerCanManageUsers",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "UserList",
        "kind": "LinkedField",
        "name": "allUsers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UserTable_users"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PendingInvitation",
        "kind": "LinkedField",
        "name": "invitations",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InactiveUsers_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Invitations_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "103aa624fcab6fb91111988c1e59c03f";

export default node;
