/**
 * @generated SignedSource<<919a30b2d323ad04157b49362fb43332>>
 * @relayHash 19db783cd658096d8d3c1d294102d292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaeb5ceb2d2f7af065e503e8d5e0da5d3ac0ee320d44e96701d3bf4ba9fa67b5

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CHALLENGE_EXPIRED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MFA_REQUIRED" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "SETUP_EXPIRED" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type ImportProjectsInput = {
  idempotencyKey?: string | null | undefined;
  projects: ReadonlyArray<ImportedProjectInput>;
};
export type ImportedProjectInput = {
  city: string;
  customer: string;
  customerEmail?: string | null | undefined;
  endsOn: string;
  name: string;
  postalCode?: string | null | undefined;
  startsOn: string;
};
export type useImportProjectsMutation$variables = {
  input: ImportProjectsInput;
};
export type useImportProjectsMutation$data = {
  readonly importProjects: {
    readonly projectIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
    }>;
  };
};
export type useImportProjectsMutation = {
  response: useImportProjectsMutation$data;
  variables: useImportProjectsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ImportProjectsPayload",
    "kind": "LinkedField",
    "name": "importProjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "projectIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "min",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "max",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportProjectsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportProjectsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaeb5ceb2d2f7af065e503e8d5e0da5d3ac0ee320d44e96701d3bf4ba9fa67b5",
    "metadata": {},
    "name": "useImportProjectsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53788cb15d155d91daf5fb9f3e86882e";

export default node;
