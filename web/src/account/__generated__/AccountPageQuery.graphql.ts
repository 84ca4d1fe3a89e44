/**
 * @generated SignedSource<<442337c70c6ed9cf54cef6755d352fe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountPageQuery$variables = Record<PropertyKey, never>;
export type AccountPageQuery$data = {
  readonly viewer: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"Authenticator_user" | "CompanyParts_user" | "OwnDetails_user">;
  } | null | undefined, unknown>;
};
export type AccountPageQuery = {
  response: AccountPageQuery$data;
  variables: AccountPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "installer",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAdmin",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "active",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanSetRole",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanSetActive",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Authenticator_user"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OwnDetails_user"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CompanyParts_user"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasAuthenticator",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subscribeToNewsletter",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                "name": "orgNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
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
                "name": "postalCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "website",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              (v6/*:: as any*/),
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
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanManageUsers",
                "storageKey": null
              },
              {
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTruncated",
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
                      (v4/*:: as any*/),
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v7/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "everybody",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "active",
                    "value": false
                  }
                ],
                "concreteType": "UserList",
                "kind": "LinkedField",
                "name": "allUsers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v9/*:: as any*/),
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v7/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "allUsers(active:false)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "adc37886ff98cb559ae872a271bc2304",
    "id": null,
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": "query AccountPageQuery {\n  viewer {\n    ...Authenticator_user\n    ...OwnDetails_user\n    ...CompanyParts_user\n    id\n  }\n}\n\nfragment Authenticator_user on User {\n  hasAuthenticator\n}\n\nfragment CompanyDetails_company on Company {\n  orgNumber\n  address\n  city\n  postalCode\n  phoneNumber\n  email\n  website\n  country\n  viewerCanEdit\n  ...CompanyLogo_company\n  ...EditCompanyModal_company\n}\n\nfragment CompanyLogo_company on Company {\n  name\n  logo\n}\n\nfragment CompanyParts_user on User {\n  id\n  company {\n    ...CompanyDetails_company\n    ...CompanyUsers_company\n    id\n  }\n}\n\nfragment CompanyUsers_company on Company {\n  id\n  viewerCanManageUsers\n  allUsers {\n    totalCount\n    ...UserTable_users\n  }\n  ...InactiveUsers_company\n}\n\nfragment EditCompanyModal_company on Company {\n  name\n  orgNumber\n  address\n  postalCode\n  city\n  phoneNumber\n  email\n  website\n  country\n  version\n}\n\nfragment EditOwnDetailsModal_user on User {\n  id\n  firstName\n  lastName\n  phone\n  language\n  installer\n  subscribeToNewsletter\n  version\n}\n\nfragment InactiveUsers_company on Company {\n  everybody: allUsers(active: false) {\n    nodes {\n      id\n      active\n      ...UserRow_user\n    }\n  }\n}\n\nfragment ManageUserModal_user on User {\n  id\n  firstName\n  lastName\n  email\n  role\n  installer\n  active\n  viewerCanEdit\n  viewerCanSetRole\n  viewerCanSetActive\n  version\n}\n\nfragment OwnDetails_user on User {\n  firstName\n  lastName\n  email\n  phone\n  language\n  installer\n  subscribeToNewsletter\n  ...EditOwnDetailsModal_user\n}\n\nfragment UserRow_user on User {\n  firstName\n  lastName\n  email\n  isAdmin\n  installer\n  ...ManageUserModal_user\n}\n\nfragment UserTable_users on UserList {\n  totalCount\n  isTruncated\n  nodes {\n    id\n    ...UserRow_user\n  }\n}\n"
  }
};
})();

(node as any).hash = "36f31f7bc0697fab4524757a3a2a5882";

export default node;
